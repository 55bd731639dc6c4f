import type { StartSlot } from '@harbourline/policy';
import { useFormContext } from 'react-hook-form';
import { formatTime } from '../lib/dates';
import type { CharterTimeValues } from './charter-time-values';
import { useText } from './words';
import styles from './start-time-field.module.css';

/** When the charter starts: every half hour, those that cannot be had disabled. */
export function StartTimeField({ slots, zone }: { slots: readonly StartSlot[]; zone: string }) {
  const t = useText();
  const { register, formState } = useFormContext<CharterTimeValues>();
  const message = formState.errors.startTime?.message;
  const input = register('startTime');
  return (
    <fieldset className={styles.field} aria-describedby={message && 'start-time-error'}>
      <legend className={styles.label}>{t('startTime')}</legend>
      <div className={styles.times}>
        {slots.map(({ time, start, state }) => {
          const shown = formatTime(start.toISOString(), zone);
          const label = {
            free: shown,
            taken: t('slotTaken', { time: shown }),
            too_soon: t('slotTooSoon', { time: shown }),
          };
          return (
            <label key={time} className={styles.time} data-state={state} title={label[state]}>
              <input
                {...input}
                type="radio"
                value={time}
                disabled={state !== 'free'}
                aria-label={label[state]}
                className={styles.input}
              />
              <span className={styles.face}>{shown}</span>
            </label>
          );
        })}
      </div>
      {message && (
        <p id="start-time-error" role="alert" className={styles.error}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
