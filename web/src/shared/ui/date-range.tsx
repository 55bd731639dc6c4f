import { isInOrder } from '../lib/is-in-order';
import { FieldFrame } from './field-frame';
import form from './form.module.css';
import { useText } from './later-words';
import styles from './date-range.module.css';

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface Props {
  /** Begins the names of the fields. */
  id: string;
  /** What the days are those of. */
  label: string;
  days: Days;
  /** An empty text where a day is taken away. */
  onChange: (change: { from?: string; to?: string }) => void;
}

/** From one day to another, both included; either may be left out. */
export function DateRange({ id, label, days, onChange }: Props) {
  const t = useText();
  return (
    <div role="group" aria-label={label} className={styles.range}>
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame key={name} id={`${id}-${name}`} label={t(`days.${name}`, { label })}>
          <input
            id={`${id}-${name}`}
            type="date"
            value={days[name] ?? ''}
            className={form.control}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </FieldFrame>
      ))}
      {!isInOrder(days) && <p role="alert">{t('days.outOfOrder')}</p>}
    </div>
  );
}
