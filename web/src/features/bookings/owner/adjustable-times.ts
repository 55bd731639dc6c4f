import type { BookingView } from '@harbourline/contracts';
import { localDateOf, localTimeOf, slotsOn, type StartSlot, withoutOwn } from '@harbourline/policy';
import { hoursOf, spanOf, type ToldSpan } from '../../../shared/charter-time/told-span';

export interface AdjustableTime extends StartSlot {
  isReserved: boolean;
}

/**
 * The start times of the charter's own local date, and whether the boat is free for the whole charter from there;
 * `busy` is all that the boat has, this charter included. Times that are over are too soon.
 */
export function adjustableTimes(
  booking: Pick<BookingView, 'startDate' | 'endDate' | 'zone'>,
  busy: readonly ToldSpan[],
  now: Date,
): AdjustableTime[] {
  const { zone } = booking;
  const reserved = spanOf(booking);
  const slots = slotsOn(localDateOf(reserved.startDate, zone), {
    zone,
    earliestStart: now,
    busy: withoutOwn(busy.map(spanOf), reserved),
    minimumHours: hoursOf(booking),
  });
  return slots.map((slot) => ({ ...slot, isReserved: slot.time === localTimeOf(reserved.startDate, zone) }));
}
