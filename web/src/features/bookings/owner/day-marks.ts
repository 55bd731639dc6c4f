import type { BookingView, CalendarBlock } from '@harbourline/contracts';
import { ownerTabOf } from '@harbourline/policy';
import { proposalOfBooking } from '../../../shared/booking/proposal-of-booking';
import { bookedDays } from './booked-days';

/** What is on a day. */
export interface DayMarks {
  confirmed: readonly BookingView[];
  pending: readonly BookingView[];
  blocked: readonly CalendarBlock[];
}

export const NO_MARKS: DayMarks = { confirmed: [], pending: [], blocked: [] };

/** What is on each day, YYYY-MM-DD by the clock of the boat concerned; days with nothing are not in it. */
export function marksByDay(
  bookings: readonly BookingView[],
  blocks: readonly CalendarBlock[],
  zoneOfBoat: (boatId: number | null) => string | undefined,
): ReadonlyMap<string, DayMarks> {
  const days = new Map<string, DayMarks>();
  const mark = (dates: readonly string[], change: (marks: DayMarks) => DayMarks) => {
    for (const date of new Set(dates)) days.set(date, change(days.get(date) ?? NO_MARKS));
  };

  for (const booking of bookings) {
    const tab = ownerTabOf(booking);
    if (tab === 'confirmed') {
      mark(bookedDays(booking), (marks) => ({ ...marks, confirmed: [...marks.confirmed, booking] }));
    } else if (tab === 'pending') {
      mark(requestedDays(booking), (marks) => ({ ...marks, pending: [...marks.pending, booking] }));
    }
  }
  for (const block of blocks) {
    const zone = zoneOfBoat(block.boatId);
    if (zone === undefined) continue;
    mark(bookedDays({ ...block, zone }), (marks) => ({ ...marks, blocked: [...marks.blocked, block] }));
  }
  return days;
}

/** While a changed time waits for the renter, both times are kept free. */
function requestedDays(booking: BookingView): string[] {
  const proposal = proposalOfBooking(booking);
  return [...bookedDays(booking), ...(proposal ? bookedDays({ ...proposal, zone: booking.zone }) : [])];
}
