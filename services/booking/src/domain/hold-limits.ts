import { addHours, localDateOf } from '@harbourline/policy';

/** Fewer than 5% of the next 60 days: so many days of one boat are kept for people who have never paid. */
const MOST_DAYS_OF_STRANGERS = 2;
/** How many slots are kept for people who have never paid, and share an address, over all boats. */
const MOST_KEPT_FOR_ADDRESS = 6;

/** How many holds of a boat may end unpaid within a day before whoever placed them has to wait. */
export const FREE_ENDS = { renter: 3, address: 6 };
const FIRST_WAIT_HOURS = 5 / 60;
const LONGEST_WAIT_HOURS = 24;
/** For how long an end counts. */
export const REMEMBERED_HOURS = 24;

export interface Time {
  startDate: Date;
  endDate: Date;
}

/** A slot that is kept for somebody who has never paid. */
export interface KeptSlot extends Time {
  boatId: number;
  captainId: number | null;
  addressKey: string | null;
}

/**
 * Until when whoever let so many holds go unpaid has to wait: not at all for the first few, then twice as long after
 * each further one. @param ends when they ended, within the last `REMEMBERED_HOURS`.
 */
export function coolsDownUntil(ends: readonly Date[], free: number): Date | null {
  if (ends.length < free) return null;
  const last = new Date(Math.max(...ends.map((end) => end.getTime())));
  return addHours(last, Math.min(FIRST_WAIT_HOURS * 2 ** (ends.length - free), LONGEST_WAIT_HOURS));
}

/** Whether a slot is still to be kept for somebody who has never paid, beside all that is kept for such people already. */
export function mayKeep(wanted: KeptSlot, kept: readonly KeptSlot[], zone: string): boolean {
  const { boatId, captainId, addressKey } = wanted;
  const fits = (others: readonly KeptSlot[]) =>
    new Set([wanted, ...others].flatMap((each) => daysOf(each, zone))).size <= MOST_DAYS_OF_STRANGERS;
  return (
    fits(kept.filter((each) => each.boatId === boatId)) &&
    (captainId === null || fits(kept.filter((each) => each.captainId === captainId))) &&
    kept.filter((each) => each.addressKey === addressKey).length < MOST_KEPT_FOR_ADDRESS
  );
}

/** The local dates that a charter touches. */
function daysOf({ startDate, endDate }: Time, zone: string): string[] {
  return [...new Set([localDateOf(startDate, zone), localDateOf(new Date(endDate.getTime() - 1), zone)])];
}
