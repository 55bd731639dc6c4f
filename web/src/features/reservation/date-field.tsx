import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { useController } from 'react-hook-form';
import { fromCalendar, toCalendar } from './calendar-dates';
import styles from './date-field.module.css';
import { useText } from './messages';
import type { ReservationValues } from './reservation-schema';
import type { BoatAvailability } from './use-availability';

interface Props {
  availability: BoatAvailability;
  customRates: Record<string, number>;
}

/** The date on which the charter starts, by the boat's calendar. */
export function DateField({ availability, customRates }: Props) {
  const t = useText();
  const { month, setMonth, today, first, taken, isKnown } = availability;
  const { field, fieldState } = useController<ReservationValues, 'date'>({ name: 'date' });
  const box = useRef<HTMLDivElement>(null);
  const { ref } = field;
  useEffect(() => {
    ref({ focus: () => box.current?.querySelector<HTMLButtonElement>('td button:not([disabled])')?.focus() });
  }, [ref]);

  const isTaken = (date: Date) => taken.has(fromCalendar(date));
  const isSpecial = (date: Date) => fromCalendar(date) >= first && customRates[fromCalendar(date)] !== undefined;
  const hasSpecial = Object.keys(customRates).some((date) => date.startsWith(fromCalendar(month).slice(0, 7)));

  return (
    <div
      ref={box}
      role="group"
      aria-label={t('when.date')}
      aria-describedby={fieldState.error && 'date-error'}
      aria-busy={!isKnown}
      className={styles.field}
    >
      <DayPicker
        mode="single"
        weekStartsOn={0}
        selected={field.value ? toCalendar(field.value) : undefined}
        onSelect={(date) => date && field.onChange(fromCalendar(date))}
        month={month}
        onMonthChange={setMonth}
        startMonth={toCalendar(first)}
        today={toCalendar(today)}
        disabled={(date) => fromCalendar(date) < first || isTaken(date)}
        modifiers={{ taken: (date) => fromCalendar(date) >= first && isTaken(date), special: isSpecial }}
        modifiersClassNames={{ taken: styles.taken ?? '', special: styles.special ?? '' }}
        navLayout="around"
        labels={{ labelPrevious: () => t('when.previousMonth'), labelNext: () => t('when.nextMonth') }}
        components={{
          Chevron: ({ orientation }) =>
            orientation === 'left' ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />,
        }}
        classNames={{
          months: styles.months,
          month: styles.month,
          month_caption: styles.caption,
          button_previous: styles.previous,
          button_next: styles.next,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          day_button: styles.button,
          selected: styles.selected,
          disabled: styles.disabled,
          outside: styles.outside,
          today: '',
        }}
      />
      {(taken.size > 0 || hasSpecial) && (
        <p className={styles.legend}>
          {taken.size > 0 && <span className={styles.legendTaken}>{t('when.taken')}</span>}
          {hasSpecial && <span className={styles.legendSpecial}>{t('when.special')}</span>}
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
