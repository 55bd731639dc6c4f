import type { BookingView } from '@harbourline/contracts';
import { localDateOf, localTimeOf, START_TIMES } from '@harbourline/policy';
import { type Slot, slotsOn } from '../../../shared/charter-time/free-slots';
import { type Span, withoutOwn } from '../../../shared/charter-time/own-time';
import { hoursOf } from './captain-choices';

export interface AdjustableTime extends Slot {
  isReserved: boolean;
}

/**
 * The start times of the charter's own local date, and whether the boat is free for the whole charter from there;
 * `busy` is all that the boat has, this charter included. Times that are over are too soon.
 */
export function adjustableTimes(
  booking: Pick<BookingView, 'startDate' | 'endDate' | 'zone'>,
  busy: readonly Span[],
  now: Date,
): AdjustableTime[] {
  const { startDate, zone } = booking;
  const reserved = new Date(startDate);
  const slots = slotsOn(localDateOf(reserved, zone), {
    zone,
    earliestStart: now.toISOString(),
    startTimes: [...START_TIMES],
    busy: withoutOwn([...busy], booking),
    minimumHours: hoursOf(booking),
  });
  return slots.map((slot) => ({ ...slot, isReserved: slot.time === localTimeOf(reserved, zone) }));
}
