import { DISCOUNT_FROM_HOURS } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { ConflictDialog } from '../../shared/ui/conflict-dialog';
import { Picture } from '../../shared/ui/picture';
import { boardingInLines, factsInLines } from './facts-in-lines';
import { text as factText } from './facts-words';
import { type Conflict, type Difference, differencesOf, isThere } from './listing-conflict';
import styles from './listing-conflict-dialog.module.css';
import { text, useText } from './words';

const DISCOUNT_HOURS = { hours: DISCOUNT_FROM_HOURS };

interface Props {
  conflict: Conflict;
  /** Hears what is taken of theirs. */
  onSettle: (taken: readonly Difference[]) => void;
  onClose: () => void;
}

/** Shows field by field what somebody else has saved of a listing meanwhile, beside what stands in the form. */
export function ListingConflictDialog({ conflict, onSettle, onClose }: Props) {
  const t = useText();
  const differences = differencesOf(conflict);
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      choices={differences.map((each) => ({
        key: keyOf(each),
        label: labelOf(each),
        mine: shown(each, 'mine', conflict),
        theirs: shown(each, 'theirs', conflict),
        isContested: each.isContested,
      }))}
      onSettle={(taken) => onSettle(differences.filter((each) => taken.includes(keyOf(each))))}
      onClose={onClose}
    />
  );
}

const keyOf = ({ name, day = '' }: Difference) => name + day;

function labelOf({ name, day = '' }: Difference): string {
  switch (name) {
    case 'ownerId':
      return text('details.owner');
    case 'boatName':
      return text('details.name');
    case 'model':
    case 'description':
    case 'city':
    case 'capacity':
    case 'length':
      return text(`details.${name}`);
    case 'rate':
    case 'minimumHours':
      return text(`pricing.${name}`);
    case 'discountPercent':
      return text('pricing.discount', DISCOUNT_HOURS);
    case 'customRates':
      return text('pricing.rateFor', { day: formatDay(day, 'utc') });
    case 'images':
      return text('tabs.photos');
    case 'amenities':
      return text('tabs.features');
    case 'videoUrl':
      return text('video.url');
    case 'area':
      return factText('boarding.area');
    case 'bring':
      return factText('vessel.bring');
    case 'costs':
    case 'rules':
    case 'vessel':
    case 'boarding':
      return text(`tabs.${name}`);
    case 'photos':
      return factText('photos');
  }
}

/** One side's value, as people read it; photos, those that would be saved. */
function shown({ name, ...sides }: Difference, side: 'mine' | 'theirs', conflict: Conflict): ReactNode {
  const value = sides[side];
  switch (name) {
    case 'images': {
      const photos = conflict[side].images.filter((url) => isThere(url, conflict));
      return photos.length > 0 && <Photos urls={photos} />;
    }
    case 'rate':
      return typeof value === 'number' && formatMoney(value);
    case 'customRates':
      return typeof value === 'number' ? formatMoney(value) : text('conflict.usual');
    case 'amenities':
      return conflict[side].amenities?.join(', ');
    case 'area':
    case 'costs':
    case 'rules':
    case 'vessel':
    case 'bring':
    case 'photos':
      return factsInLines(name, conflict[side]);
    case 'boarding':
      return boardingInLines(conflict[side].boarding ?? {});
    default:
      return typeof value === 'number' || typeof value === 'string' ? String(value) : null;
  }
}

function Photos({ urls }: { urls: readonly string[] }) {
  const t = useText();
  return (
    <span className={styles.photos}>
      {urls.map((url, index) => (
        <Picture key={url} url={url} alt={t('photos.alt', { number: index + 1, count: urls.length })} sizes="5rem" />
      ))}
    </span>
  );
}
