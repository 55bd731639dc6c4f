import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DayButton, DayPicker, type DayPickerProps } from 'react-day-picker';
import { fromCalendar } from '../lib/calendar-dates';
import { formatDay } from '../lib/dates';
import styles from './calendar.module.css';
import { useText } from './later-words';

/**
 * A month of days, moved by buttons and arrow keys. Takes what DayPicker takes; how it looks is ours. Days of the
 * modifier `marked` have a dot, today a frame.
 */
export function Calendar({ components, classNames, modifiersClassNames, labels, ...picker }: DayPickerProps) {
  const t = useText();
  return (
    <DayPicker
      weekStartsOn={0}
      navLayout="around"
      {...picker}
      labels={{
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
        // The number that can be seen stands in it, where the library's own has "1st".
        labelDayButton: (date) => formatDay(fromCalendar(date), 'utc'),
        ...labels,
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft aria-hidden size={20} /> : <ChevronRight aria-hidden size={20} />,
        DayButton: CalendarDay,
        ...components,
      }}
      modifiersClassNames={{ marked: styles.marked ?? '', ...modifiersClassNames }}
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
        today: styles.today,
        ...classNames,
      }}
    />
  );
}

/** A day to choose; today is named as such. */
export function CalendarDay(day: ComponentProps<typeof DayButton>) {
  return <DayButton aria-current={day.modifiers.today ? 'date' : undefined} {...day} />;
}
