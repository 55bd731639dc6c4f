import type { BookingView, RouteRequest, updateAdminBooking } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf, localTimeOf, isEnded } from '@harbourline/policy';
import { type Details, type DetailsTyped, paidOn } from './booking-fields';

export type BookingChanges = RouteRequest<typeof updateAdminBooking>;

const MS_PER_HOUR = 3_600_000;

/** How long a charter lasts, in hours of elapsed time. */
export function hoursOf({ startDate, endDate }: Pick<BookingView, 'startDate' | 'endDate'>): number {
  return Math.round(((Date.parse(endDate) - Date.parse(startDate)) / MS_PER_HOUR) * 100) / 100;
}

/** A booking as the form shows it. */
export function detailsOf(booking: BookingView): DetailsTyped {
  const { zone, startDate, captainId, paidDate } = booking;
  const start = new Date(startDate);
  return {
    status: booking.status,
    startDate: localDateOf(start, zone),
    startTime: localTimeOf(start, zone),
    duration: String(hoursOf(booking)),
    guestCount: booking.guestCount,
    captainId: captainId === null ? '' : String(captainId),
    boatRentalAmount: String(booking.boatRentalAmount),
    captainFee: String(booking.captainFee),
    depositAmount: String(booking.depositAmount),
    paidDate: paidDate === null ? '' : localDateOf(new Date(paidDate), zone),
    paidReference: booking.paidReference ?? '',
    specialRequests: booking.specialRequests ?? '',
    reason: '',
    cause: 'platform',
  };
}

/** What is different from the booking as it stands, and why; what was left alone is not sent. */
export function changesTo(booking: BookingView, details: Details): BookingChanges {
  const changes: BookingChanges = { ...changedTimes(booking, details), ...changedAmounts(booking, details) };
  if (details.status !== booking.status) changes.status = details.status;
  if (isEnded(changes)) changes.cause = details.cause;
  if (details.guestCount !== booking.guestCount) changes.guestCount = details.guestCount;
  if (details.captainId !== booking.captainId) {
    // With the fee that was on screen, even where it is that of the captain before.
    changes.captainId = details.captainId;
    changes.captainFee = details.captainFee;
  }
  if (details.specialRequests !== (booking.specialRequests ?? '')) {
    changes.specialRequests = details.specialRequests || null;
  }
  if (details.paidDate !== detailsOf(booking).paidDate) {
    changes.paidDate = paidOn(details.paidDate, booking.zone);
  }
  // Without a payment there is nothing that a reference could be of.
  const paidReference = details.paidDate ? details.paidReference : '';
  if (details.paidDate && paidReference !== (booking.paidReference ?? ''))
    changes.paidReference = paidReference || null;
  if (details.reason && Object.keys(changes).length > 0) changes.reason = details.reason;
  return changes;
}

/** The status and nothing else: the answer to it is another one. */
export function isStatusAlone({ status, reason: _, cause: __, ...rest }: BookingChanges): boolean {
  return status !== undefined && Object.keys(rest).length === 0;
}

function changedTimes(booking: BookingView, details: Details): Pick<BookingChanges, 'startDate' | 'endDate'> {
  const before = detailsOf(booking);
  const isMoved = details.startDate !== before.startDate || details.startTime !== before.startTime;
  if (!isMoved && details.duration === hoursOf(booking)) return {};
  const start = isMoved
    ? instantAt(details.startDate, details.startTime, booking.zone)
    : // By the wall clock, the second of two equal hours in autumn would become the first.
      new Date(booking.startDate);
  return { startDate: start.toISOString(), endDate: addHours(start, details.duration).toISOString() };
}

function changedAmounts(booking: BookingView, details: Details): BookingChanges {
  const changes: BookingChanges = {};
  for (const name of ['boatRentalAmount', 'captainFee', 'depositAmount'] as const) {
    if (details[name] !== booking[name]) changes[name] = details[name];
  }
  return changes;
}
