import { hasNotice } from './offer/notice';
import type { Outcome } from './transitions';

/** A renter whose reservation came to nothing is offered at most so many other boats. */
export const MOST_OTHER_BOATS = 3;
/** Near a price is what costs at most so much of it more or less. */
const NEAR_PERCENT = 50;

/** The ends of a booking that its renter did not bring about, and after which another boat would do. */
const ANSWERED_NO: readonly Outcome[] = [
  'owner_declined',
  'expired',
  'adjustment_lapsed',
  'owner_cancelled',
  'captain_cancelled',
  'boat_withdrawn',
  'slot_lost',
];

/**
 * Whether a booking's renter may be offered other boats for its time: not where the renter or the platform ended it, nor
 * once its start is over. `too_soon` while the start is to come and nobody can reserve it any more.
 */
export function otherBoatsFor(
  { outcome, startDate }: { outcome: Outcome | null; startDate: Date },
  now: Date,
  noticeHours: number,
): 'offered' | 'too_soon' | 'none' {
  if (outcome === null || !ANSWERED_NO.includes(outcome) || startDate <= now) return 'none';
  return hasNotice(now, startDate, noticeHours) ? 'offered' : 'too_soon';
}

/** The hourly rates that are near one, both included. */
export function ratesNear(rateCents: number): { from: number; to: number } {
  const distance = Math.floor((rateCents * NEAR_PERCENT) / 100);
  return { from: rateCents - distance, to: rateCents + distance };
}

/** The ones whose rates are nearest to one, the nearest first, of equals the cheaper. */
export function nearestRates<B extends { id: number; rateCents: number }>(rateCents: number, boats: readonly B[]): B[] {
  const away = (boat: B) => Math.abs(boat.rateCents - rateCents);
  return [...boats]
    .sort((one, other) => away(one) - away(other) || one.rateCents - other.rateCents || one.id - other.id)
    .slice(0, MOST_OTHER_BOATS);
}
