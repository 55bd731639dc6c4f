import type { BookingView } from '@harbourline/contracts';
import { useState } from 'react';
import { fromCalendar } from '../../shared/lib/calendar-dates';
import { formatDay } from '../../shared/lib/dates';
import { Calendar } from '../../shared/ui/calendar';
import { Card } from '../../shared/ui/card';
import { QueryView } from '../../shared/ui/query-view';
import { TripTime } from '../../shared/ui/trip-time';
import { bookedDays } from './booked-days';
import { ownerTabs, splitByTime } from './booking-tabs';
import { useBookingsQuery } from './bookings-api';
import styles from './bookings-calendar.module.css';
import { useText } from './messages';
import { useNow } from './use-now';

const SHOWN = 5;

/** When an owner's boats are out: the month, and the next few charters. */
export function BookingsCalendar({ ownerId }: { ownerId: number }) {
  const t = useText();
  const now = useNow();
  const query = useBookingsQuery({ ownerId });
  return (
    <QueryView query={query}>
      {(bookings) => {
        const { confirmed } = ownerTabs(bookings);
        const next = splitByTime(confirmed, now).upcoming.slice(0, SHOWN);
        return (
          <div className={styles.columns}>
            <Card as="section">
              <h2 className={styles.title}>{t('owner.calendar.title')}</h2>
              <p className={styles.lead}>{t('owner.calendar.lead')}</p>
              <Month bookings={confirmed} />
            </Card>
            <Card as="section">
              <h2 className={styles.title}>{t('owner.calendar.upcoming')}</h2>
              {next.length === 0 ? <p className={styles.lead}>{t('owner.calendar.none')}</p> : <Charters of={next} />}
            </Card>
          </div>
        );
      }}
    </QueryView>
  );
}

function Month({ bookings }: { bookings: readonly BookingView[] }) {
  const t = useText();
  const [selected, setSelected] = useState<Date>();
  const byDay = new Map<string, BookingView[]>();
  for (const booking of bookings) {
    for (const day of bookedDays(booking)) byDay.set(day, [...(byDay.get(day) ?? []), booking]);
  }
  const on = (date: Date) => byDay.get(fromCalendar(date)) ?? [];
  const dayOf = (date: Date) => formatDay(fromCalendar(date), 'utc');
  const chosen = selected ? on(selected) : [];
  return (
    <>
      <Calendar
        mode="single"
        selected={selected}
        onSelect={setSelected}
        modifiers={{ marked: (date) => on(date).length > 0 }}
        labels={{
          labelDayButton: (date) => {
            const count = on(date).length;
            if (count === 0) return dayOf(date);
            return t('owner.calendar.day', {
              day: dayOf(date),
              bookings: t('owner.calendar.bookings', { count }),
            });
          },
        }}
      />
      <div aria-live="polite" className={styles.chosen}>
        {selected &&
          (chosen.length === 0 ? (
            <p className={styles.lead}>{t('owner.calendar.nothingOn', { day: dayOf(selected) })}</p>
          ) : (
            <Charters of={chosen} />
          ))}
      </div>
    </>
  );
}

function Charters({ of: bookings }: { of: readonly BookingView[] }) {
  const t = useText();
  return (
    <ul className={styles.charters}>
      {bookings.map(({ id, boat, startDate, endDate, zone, guestCount }) => (
        <li key={id}>
          <strong>{boat.title}</strong>
          <span>
            <TripTime start={startDate} end={endDate} zone={zone} />
          </span>
          <span>{t('owner.calendar.guests', { count: guestCount })}</span>
        </li>
      ))}
    </ul>
  );
}
