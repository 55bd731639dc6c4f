import { addHours, LEAST_KEPT_CENTS, LEAST_TOTAL_CENTS } from '@harbourline/policy';
import { REMEMBERED_HOURS, type KeptSlot, type WantedSlot } from '../domain/hold-limits';
import { Prisma } from '../generated/prisma/client';
import type { Tx } from './database';

/** More than this many ends make no difference to how long somebody waits. */
const ENDS_THAT_COUNT = 50;

/** A booking by which its renter has really spent money with others: `countsAsSpent` of the policy, in SQL. */
const COUNTS_AS_SPENT = Prisma.sql`(
  bookings.status = 'completed' AND bookings.renter_id <> bookings.owner_id
  AND bookings.total_cents >= ${LEAST_TOTAL_CENTS}
  AND (bookings.payment_intent_id IS NOT NULL OR bookings.paid_date IS NOT NULL)
  AND NOT bookings.disputed
  AND bookings.deposit_cents - greatest(coalesce(bookings.refund_cents, 0), bookings.returned_cents) >=
    ${LEAST_KEPT_CENTS})`;

/** Whether a renter has really spent money with others. */
export async function hasSpentWithOthers(tx: Pick<Tx, '$queryRaw'>, renterId: number): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM bookings WHERE renter_id = ${renterId}::int AND ${COUNTS_AS_SPENT} LIMIT 1`;
  return found.length > 0;
}

/** When the holds of a boat that nobody paid have ended lately: those of a renter, or those from an address. */
export async function endsOfUnpaidHolds(
  tx: Tx,
  where: { boatId: number } & ({ renterId: number } | { addressKey: string }),
  now: Date,
): Promise<Date[]> {
  const ended = await tx.hold.findMany({
    where: {
      ...where,
      status: { in: ['released', 'expired'] },
      expiresAt: { gt: addHours(now, -REMEMBERED_HOURS), lte: now },
    },
    select: { expiresAt: true },
    orderBy: { expiresAt: 'desc' },
    take: ENDS_THAT_COUNT,
  });
  return ended.map(({ expiresAt }) => expiresAt);
}

/**
 * Until the end of the transaction nobody else has a slot kept from this address, and no other stranger one of this boat,
 * or with this captain. Always taken in this order, so that nobody waits for a deadlock.
 */
export async function lockKeptSlots(tx: Tx, { boatId, captainId, addressKey, stranger }: WantedSlot): Promise<void> {
  await tx.$executeRaw`
    SELECT CASE WHEN ${stranger} THEN pg_advisory_xact_lock(2, ${boatId}::int) END,
      CASE WHEN ${stranger} AND ${captainId}::int IS NOT NULL THEN pg_advisory_xact_lock(3, ${captainId}::int) END,
      pg_advisory_xact_lock(4, hashtext(${addressKey}))`;
}

/** The slots that are kept from an address, and those that are kept for strangers of a boat, or with a captain. */
export async function findKeptSlots(
  tx: Tx,
  { boatId, captainId, addressKey }: Pick<WantedSlot, 'boatId' | 'captainId' | 'addressKey'>,
): Promise<KeptSlot[]> {
  return tx.$queryRaw`
    SELECT boat_id AS "boatId", captain_id AS "captainId", address_key AS "addressKey",
      start_date AS "startDate", end_date AS "endDate",
      NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.renter_id = holds.renter_id AND ${COUNTS_AS_SPENT}) AS stranger
    FROM holds
    WHERE status = 'live' AND exclusive
      AND (boat_id = ${boatId}::int OR captain_id = ${captainId}::int OR address_key = ${addressKey})`;
}
