import type { BookingView, BoatView, CalendarBlock } from '@harbourline/contracts';
import { useState } from 'react';
import { fromCalendar } from '../../../shared/lib/calendar-dates';
import { formatDay } from '../../../shared/lib/dates';
import { Calendar } from '../../../shared/ui/calendar';
import { spanInWords } from '../blocks/span-in-words';
import { useText } from '../words';
import styles from './bookings-calendar.module.css';
import { CharterList } from './charter-list';
import { type DayMarks, marksByDay, NO_MARKS } from './day-marks';

interface Props {
  month: Date;
  onMonth: (month: Date) => void;
  bookings: readonly BookingView[];
  blocks: readonly CalendarBlock[];
  boats: readonly BoatView[];
}

/** A month with what is on, and what is on the chosen day. */
export function CalendarMonth({ month, onMonth, bookings, blocks, boats }: Props) {
  const t = useText();
  const [selected, setSelected] = useState<Date>();
  const boatOf = (boatId: number | null) => boats.find(({ id }) => id === boatId);
  const days = marksByDay(bookings, blocks, (boatId) => boatOf(boatId)?.zone);
  const on = (date: Date) => days.get(fromCalendar(date)) ?? NO_MARKS;
  const dayOf = (date: Date) => formatDay(fromCalendar(date), 'utc');
  const chosen = selected ? on(selected) : NO_MARKS;

  function inWords({ confirmed, pending, blocked }: DayMarks): string[] {
    return [
      confirmed.length > 0 && t('owner.calendar.confirmedCount', { count: confirmed.length }),
      pending.length > 0 && t('owner.calendar.pendingCount', { count: pending.length }),
      blocked.length > 0 && t('owner.calendar.blockedCount', { count: blocked.length }),
    ].filter((words) => words !== false);
  }

  return (
    <>
      <Calendar
        mode="single"
        month={month}
        onMonthChange={onMonth}
        selected={selected}
        onSelect={setSelected}
        modifiers={{
          marked: (date) => on(date).confirmed.length > 0,
          pending: (date) => on(date).pending.length > 0,
          blocked: (date) => on(date).blocked.length > 0,
        }}
        modifiersClassNames={{ pending: styles.pendingDay ?? '', blocked: styles.blockedDay ?? '' }}
        labels={{
          labelDayButton: (date) => {
            const marks = inWords(on(date));
            if (marks.length === 0) return dayOf(date);
            return t('owner.calendar.day', { day: dayOf(date), marks: marks.join(', ') });
          },
        }}
      />
      <ul className={styles.legend} aria-hidden>
        <li className={styles.legendConfirmed}>{t('owner.calendar.confirmed')}</li>
        <li className={styles.legendPending}>{t('owner.calendar.pending')}</li>
        <li className={styles.legendBlocked}>{t('owner.calendar.blocked')}</li>
      </ul>
      <div aria-live="polite" className={styles.chosen}>
        {selected && inWords(chosen).length === 0 && (
          <p className={styles.lead}>{t('owner.calendar.nothingOn', { day: dayOf(selected) })}</p>
        )}
        <CharterList of={[...chosen.confirmed, ...chosen.pending]} />
        {chosen.blocked.map((block) => {
          const boat = boatOf(block.boatId);
          return (
            <p key={block.id} className={styles.blockedTime}>
              <strong>{boat?.title}</strong>
              <span>{`${t('owner.calendar.blocked')}: ${spanInWords(block, boat?.zone ?? 'utc')}`}</span>
              {block.note && <span>{block.note}</span>}
            </p>
          );
        })}
      </div>
    </>
  );
}
