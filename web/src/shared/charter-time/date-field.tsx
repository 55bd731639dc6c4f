import { addDays, hasOwnRate } from '@harbourline/policy';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { fromCalendar, toCalendar } from '../lib/calendar-dates';
import { Calendar } from '../ui/calendar';
import type { CharterTimeValues } from './charter-time-values';
import styles from './date-field.module.css';
import { useText } from './words';
import type { BoatAvailability } from './use-availability';

interface Props {
  availability: BoatAvailability;
  customRates: Record<string, number>;
}

/** The date on which the charter starts, by the boat's calendar. */
export function DateField({ availability, customRates }: Props) {
  const t = useText();
  const { month, setMonth, today, first, taken, isKnown } = availability;
  const { field, fieldState } = useController<CharterTimeValues, 'date'>({ name: 'date' });
  const box = useRef<HTMLDivElement>(null);
  const { ref } = field;
  useEffect(() => {
    ref({ focus: () => box.current?.querySelector<HTMLButtonElement>('td button:not([disabled])')?.focus() });
  }, [ref]);

  const isTaken = (date: Date) => taken.has(fromCalendar(date));
  const isSpecial = (date: Date) => fromCalendar(date) >= first && hasOwnRate(customRates, fromCalendar(date));
  const hasSpecial = daysOf(month).some((date) => hasOwnRate(customRates, date));

  return (
    <div
      ref={box}
      role="group"
      aria-label={t('date')}
      aria-describedby={fieldState.error && 'date-error'}
      aria-busy={!isKnown}
      className={styles.field}
    >
      <Calendar
        mode="single"
        selected={field.value ? toCalendar(field.value) : undefined}
        onSelect={(date) => date && field.onChange(fromCalendar(date))}
        month={month}
        onMonthChange={setMonth}
        startMonth={toCalendar(first)}
        today={toCalendar(today)}
        disabled={(date) => fromCalendar(date) < first || isTaken(date)}
        modifiers={{ taken: (date) => fromCalendar(date) >= first && isTaken(date), marked: isSpecial }}
        modifiersClassNames={{ taken: styles.taken ?? '' }}
      />
      {(taken.size > 0 || hasSpecial) && (
        <p className={styles.legend}>
          {taken.size > 0 && <span className={styles.legendTaken}>{t('taken')}</span>}
          {hasSpecial && <span className={styles.legendSpecial}>{t('special')}</span>}
        </p>
      )}
      {fieldState.error && (
        <p id="date-error" role="alert" className={styles.error}>
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}

/** YYYY-MM-DD */
function daysOf(month: Date): string[] {
  const first = `${fromCalendar(month).slice(0, 7)}-01`;
  const days = Array.from({ length: 31 }, (_, day) => addDays(first, day));
  return days.filter((day) => day.startsWith(first.slice(0, 7)));
}
