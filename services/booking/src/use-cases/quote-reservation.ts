import type { ErrorCode } from '@harbourline/contracts';
import type { DepositShortfall, Price } from '@harbourline/policy';
import { findBoat } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { findConflict, type Conflict } from '../db/claims';
import type { Deps } from '../db/database';
import { assessReservation, type Wish } from '../domain/assess-reservation';
import { readWish } from '../steps/read-wish';

export interface Quote {
  boatId: number;
  wish: Wish;
  price: Price;
  zone: string;
  /** Why it cannot be reserved; null when it can. */
  reason: ErrorCode | null;
  /** What its deposit lacks, where it is a change that costs more. */
  shortfall?: DepositShortfall | null;
}

/** The price of a reservation, and whether its slot is free. */
export async function quoteReservation(
  { db, clock, config }: Deps,
  request: { boatId: number; startDate: string; endDate: string; guestCount: number; captainId: number | null },
): Promise<Quote> {
  const boat = await findBoat(db.client, request.boatId);
  const wish = readWish(boat, request);
  const captain = await findCaptainOffer(db.client, boat, wish);
  const { price, zone, broken } = assessReservation({
    boat,
    captain,
    wish,
    now: clock.now(),
    noticeHours: config.NOTICE_HOURS,
  });
  const conflict = broken ? undefined : await findConflict(db.client, { boatId: boat.id, ...wish });
  return {
    boatId: boat.id,
    wish,
    price,
    zone,
    reason: reasonAgainst(broken, conflict),
  };
}

/** A broken rule comes first, then what is in the way. */
export function reasonAgainst(broken: ErrorCode | null, conflict: Conflict | undefined): ErrorCode | null {
  return broken ?? (conflict ? (conflict.boat ? 'slot_taken' : 'captain_taken') : null);
}
