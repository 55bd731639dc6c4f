import type { BookingView, quoteChange, RouteRequest } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf, localTimeOf } from '@harbourline/policy';
import type { CharterTimeValues } from '../../../shared/charter-time/charter-time-values';

export type ReservationChange = RouteRequest<typeof quoteChange>;
export type ChangeValues = CharterTimeValues & { guests: number };

const MS_PER_HOUR = 3_600_000;

type Reserved = Pick<BookingView, 'startDate' | 'endDate' | 'guestCount' | 'zone'>;

/** A reservation as a form shows it; the hours are elapsed time. */
export function valuesOf({ startDate, endDate, guestCount, zone }: Reserved): ChangeValues {
  const start = new Date(startDate);
  return {
    date: localDateOf(start, zone),
    startTime: localTimeOf(start, zone),
    duration: (Date.parse(endDate) - start.getTime()) / MS_PER_HOUR,
    guests: guestCount,
  };
}

/** What of a reservation a form changes; null where that is nothing, or the time is not chosen yet. */
export function changeOf(
  reserved: Reserved,
  { date, startTime, duration, guests }: ChangeValues,
): ReservationChange | null {
  if (!date || !startTime || !(duration > 0) || !(guests > 0)) return null;
  const start = instantAt(date, startTime, reserved.zone);
  const end = addHours(start, duration);
  const isSameTime =
    start.getTime() === Date.parse(reserved.startDate) && end.getTime() === Date.parse(reserved.endDate);
  const change = {
    ...(!isSameTime && { startDate: start.toISOString(), endDate: end.toISOString() }),
    ...(guests !== reserved.guestCount && { guestCount: guests }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
