import type { bookingStatusFilter } from '@harbourline/contracts';
import type { Status } from '@harbourline/policy';
import { isEnded } from '@harbourline/policy';
import { phoneDigits } from '@harbourline/service-kit/search-text';
import type { z } from 'zod';
import type { TabPart } from './booking-tabs';

/** The filter of a search for bookings; fields that are left out do not matter. */
export interface BookingFilter {
  renterId?: number | undefined;
  ownerId?: number | undefined;
  captainId?: number | undefined;
  boatId?: number | undefined;
  /** The user who is renter, owner or captain. */
  personId?: number | undefined;
  status?: Status | undefined;
  /** Whether the owner declined, or did not answer; of cancelled ones. */
  declined?: boolean | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  endsAfter?: Date | undefined;
  /** The part of a tab, as it is at this moment. */
  part?: { name: TabPart; now: Date } | undefined;
  search?: BookingSearch | undefined;
  withoutBoats: number[];
}

export interface BookingSearch {
  text: string;
  /** Null for a text that cannot be one. */
  id: number | null;
  /** Whether those whose slot was lost are found by the boat's name. */
  lostOnes: boolean;
  /** Whether they are found by who has to do with them and by their payment; with the digits of a phone, if it is one. */
  people: { phone: string | undefined } | null;
}

const LARGEST_ID = 2 ** 31 - 1;
/** Fewer digits are rather a booking's number. */
const DIGITS_OF_A_PHONE = 5;

/** The stored status, and the outcome, that a filter of the API stands for. */
export function readStatus(
  status: z.infer<typeof bookingStatusFilter> | undefined,
): Pick<BookingFilter, 'status' | 'declined'> {
  if (status === undefined || status === 'all') return {};
  if (status === 'declined') return { status: 'cancelled', declined: true };
  return isEnded({ status }) ? { status, declined: false } : { status };
}

/** A text to search for: the whole of it may be a booking's id, as in `31` or `#31`. */
export function readSearch(
  text: string | undefined,
  { lostOnes, byPeople }: { lostOnes: boolean; byPeople: boolean },
): BookingSearch | undefined {
  if (!text) return undefined;
  const id = /^#?(\d{1,10})$/.exec(text)?.[1];
  return {
    text,
    id: id !== undefined && Number(id) <= LARGEST_ID ? Number(id) : null,
    lostOnes,
    people: byPeople ? { phone: phoneDigits(text, DIGITS_OF_A_PHONE) } : null,
  };
}

/** The instants between which the charter takes place. */
export function readSpan({
  endsAfter,
  to,
}: {
  endsAfter?: string | undefined;
  to?: string | undefined;
}): Pick<BookingFilter, 'endsAfter' | 'to'> {
  const read = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
  return { endsAfter: read(endsAfter), to: read(to) };
}
