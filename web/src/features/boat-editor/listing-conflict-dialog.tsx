import { DISCOUNT_FROM_HOURS } from '@harbourline/policy';
import { useState } from 'react';
import { formatDay } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { Picture } from '../../shared/ui/picture';
import { type Conflict, type Difference, differencesOf, isThere } from './listing-conflict';
import styles from './listing-conflict-dialog.module.css';
import { text, useText } from './words';

type Side = 'mine' | 'theirs';
const DISCOUNT_HOURS = { hours: DISCOUNT_FROM_HOURS };

interface Props {
  conflict: Conflict;
  /** Hears what is taken of theirs. */
  onSettle: (taken: readonly Difference[]) => void;
  onClose: () => void;
}

/** Shows field by field what somebody else has saved meanwhile, beside what stands in the form. */
export function ListingConflictDialog({ conflict, onSettle, onClose }: Props) {
  const t = useText();
  const differences = differencesOf(conflict);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (each: Difference): Side => chosen[keyOf(each)] ?? (each.isContested ? 'mine' : 'theirs');
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('conflict.title')}
      description={t('conflict.text')}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary">{t('conflict.back')}</Button>
          </DialogClose>
          <Button onClick={() => onSettle(differences.filter((each) => sideOf(each) === 'theirs'))}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {differences.map((each) => (
          <fieldset key={keyOf(each)} className={styles.field}>
            <legend className={styles.name}>{labelOf(each)}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={styles.side}>
                <input
                  type="radio"
                  name={keyOf(each)}
                  checked={sideOf(each) === side}
                  onChange={() => setChosen({ ...chosen, [keyOf(each)]: side })}
                />
                <span className={styles.whose}>{t(`conflict.${side}`)}</span>
                <Shown difference={each} side={side} conflict={conflict} />
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
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
  }
}

interface ShownProps extends Pick<Props, 'conflict'> {
  difference: Difference;
  side: Side;
}

/** One side's value, as people read it; photos, those that would be saved. */
function Shown({ difference, side, conflict }: ShownProps) {
  const { name, [side]: value } = difference;
  const t = useText();
  if (name === 'images' && value && typeof value === 'object') {
    const photos = value.filter((url) => isThere(url, conflict));
    if (photos.length === 0) return <span className={styles.value}>{t('conflict.none')}</span>;
    return (
      <span className={styles.photos}>
        {photos.map((url, index) => (
          <Picture
            key={url}
            url={url}
            alt={t('photos.alt', { number: index + 1, count: photos.length })}
            sizes="5rem"
          />
        ))}
      </span>
    );
  }
  const isRate = name === 'rate' || name === 'customRates';
  const shown = isRate && typeof value === 'number' ? formatMoney(value) : [value ?? ''].flat().join(', ');
  return (
    <span className={styles.value}>{shown || t(name === 'customRates' ? 'conflict.usual' : 'conflict.none')}</span>
  );
}
