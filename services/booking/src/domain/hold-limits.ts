import { addHours, localDateOf } from '@harbourline/policy';

/** Fewer than 5% of the next 60 days: so many days of one boat are kept for strangers. */
const MOST_DAYS_OF_STRANGERS = 2;
/** How many slots are kept for people who share an address, over all boats, whoever they are. */
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

/** A slot that is kept for its renter alone. A stranger is who has not really spent money with others yet. */
export interface KeptSlot extends Time {
  boatId: number;
  captainId: number | null;
  addressKey: string | null;
  stranger: boolean;
}

/** The same of somebody who asks for it now. */
export type WantedSlot = KeptSlot & { addressKey: string };

/**
 * Until when whoever let so many holds go unpaid has to wait: not at all for the first few, then twice as long after
 * each further one. @param ends when they ended, within the last `REMEMBERED_HOURS`.
 */
export function coolsDownUntil(ends: readonly Date[], free: number): Date | null {
  if (ends.length < free) return null;
  const last = new Date(Math.max(...ends.map((end) => end.getTime())));
  return addHours(last, Math.min(FIRST_WAIT_HOURS * 2 ** (ends.length - free), LONGEST_WAIT_HOURS));
}

/** Whether a slot is still to be kept for its renter alone, beside all that is kept already. */
export function mayKeep(wanted: WantedSlot, kept: readonly KeptSlot[], zone: string): boolean {
  const { boatId, captainId, addressKey } = wanted;
  if (kept.filter((each) => each.addressKey === addressKey).length >= MOST_KEPT_FOR_ADDRESS) return false;
  if (!wanted.stranger) return true;
  const ofStrangers = kept.filter(({ stranger }) => stranger);
  const fits = (others: readonly KeptSlot[]) =>
    new Set([wanted, ...others].flatMap((each) => daysOf(each, zone))).size <= MOST_DAYS_OF_STRANGERS;
  return (
    fits(ofStrangers.filter((each) => each.boatId === boatId)) &&
    (captainId === null || fits(ofStrangers.filter((each) => each.captainId === captainId)))
  );
}

/** The local dates that a charter touches. */
function daysOf({ startDate, endDate }: Time, zone: string): string[] {
  return [...new Set([localDateOf(startDate, zone), localDateOf(new Date(endDate.getTime() - 1), zone)])];
}
