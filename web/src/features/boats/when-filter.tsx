import { CalendarDays, X } from 'lucide-react';
import { useState } from 'react';
import type { When } from '../../shared/charter-time/charter-time-values';
import type { City } from '../../shared/config/site';
import { IconButton } from '../../shared/ui/button';
import { onDemand } from '../../shared/ui/on-demand';
import barStyles from './boat-filter-bar.module.css';
import { shortWhenLabel, whenLabel } from './filter-options';
import { useText } from './words';
import styles from './when-filter.module.css';

/** With its calendar it is loaded when somebody wants to choose. */
const WhenDialog = onDemand(async () => (await import('./when-dialog')).WhenDialog);

interface Props {
  when: When;
  /** By whose calendar days begin; Toronto's where all cities are shown. */
  city: City | undefined;
  onChange: (when: When) => void;
  className?: string | undefined;
}

/** Asks when a boat has to be free, and shows what was asked, to be changed or taken away. */
export function WhenFilter({ when, city, onChange, className = '' }: Props) {
  const t = useText();
  /** How often it was asked for since it was closed; more than once where it could not be loaded. */
  const [asked, setAsked] = useState(0);
  const label = whenLabel(when);

  return (
    <div className={`${barStyles.filter} ${styles.when} ${className}`}>
      <button
        type="button"
        className={`${styles.trigger} ${label ? styles.chosen : ''}`}
        aria-haspopup="dialog"
        aria-expanded={asked > 0}
        onClick={() => setAsked(asked + 1)}
      >
        <span className={barStyles.label}>{t('filter.date')}</span>
        <span className={styles.value}>{shortWhenLabel(when) || t('filter.when')}</span>
      </button>
      {asked > 0 && <WhenDialog key={asked} {...{ when, city, onChange }} onClose={() => setAsked(0)} />}
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
