import { earliestStart, firstCharterDay, zoneOf } from '@harbourline/policy';
import { CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import { terms } from '../../shared/config/terms';
import type { When } from '../../shared/charter-time/charter-time-values';
import type { City } from '../../shared/config/site';
import { Button, IconButton } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import barStyles from './boat-filter-bar.module.css';
import { shortWhenLabel, whenLabel } from './filter-options';
import { useText } from './messages';
import { WhenFields } from './when-fields';
import styles from './when-filter.module.css';

interface Props {
  when: When;
  /** By whose calendar days begin; Toronto's where all cities are shown. */
  city: City | undefined;
  onChange: (when: When) => void;
}

/** Asks when a boat has to be free, and shows what was asked, to be changed or taken away. */
export function WhenFilter({ when, city, onChange }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<When>({});
  const label = whenLabel(when);

  function open(isOpening: boolean) {
    setOpen(isOpening);
    if (isOpening) setDraft({ date: when.date, startTime: when.startTime, hours: when.hours });
  }

  return (
    <div className={`${barStyles.filter} ${styles.when}`}>
      <Dialog
        open={isOpen}
        onOpenChange={open}
        trigger={
          <button
            type="button"
            className={`${styles.trigger} ${label ? styles.chosen : ''}`}
            {...(label && { 'aria-label': t('filter.changeWhen', { when: label }) })}
          >
            <span className={barStyles.label}>{t('filter.date')}</span>
            <span className={styles.value}>{shortWhenLabel(when) || t('filter.when')}</span>
          </button>
        }
        title={t('filter.whenTitle')}
        description={t('filter.whenText')}
        actions={
          <>
            <DialogClose>
              <Button tone="secondary">{t('filter.cancel')}</Button>
            </DialogClose>
            <Button
              disabled={draft.date === undefined}
              onClick={() => {
                onChange(draft);
                open(false);
              }}
            >
              {t('filter.show')}
            </Button>
          </>
        }
      >
        <WhenFields
          when={draft}
          city={city}
          first={firstCharterDay(earliestStart(new Date(), terms.noticeHours), zoneOf(city ?? 'Toronto'))}
          onChange={setDraft}
        />
      </Dialog>
      {label ? (
        <IconButton
          label={t('filter.removeWhen', { when: label })}
          className={styles.remove}
          onClick={() => onChange({ date: undefined, startTime: undefined, hours: undefined })}
        >
          <X aria-hidden size={18} />
        </IconButton>
      ) : (
        <CalendarDays aria-hidden size={18} className={styles.icon} />
      )}
    </div>
  );
}
