import { addHours } from '@harbourline/policy';
import { REMEMBERED_HOURS, type KeptSlot } from '../domain/hold-limits';
import type { Tx } from './database';

/** More than this many ends make no difference to how long somebody waits. */
const ENDS_THAT_COUNT = 50;

/** Whether we have a deposit that this renter has paid. */
export async function hasPaid(tx: Tx, renterId: number): Promise<boolean> {
  const paid = { paymentIntentId: { not: null }, status: { in: ['pending', 'confirmed', 'completed'] } };
  return (await tx.booking.findFirst({ where: { renterId, ...paid }, select: { id: true } })) !== null;
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
 * Until the end of the transaction nobody else who has never paid has a slot kept of this boat, with this captain, or
 * from this address. Always taken in this order, so that nobody waits for a deadlock.
 */
export async function lockStrangers(
  tx: Tx,
  { boatId, captainId, addressKey }: Omit<KeptSlot, 'startDate' | 'endDate'>,
) {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(2, ${boatId}::int),
      CASE WHEN ${captainId}::int IS NOT NULL THEN pg_advisory_xact_lock(3, ${captainId}::int) END,
      pg_advisory_xact_lock(4, hashtext(${addressKey}))`;
}

/** The slots that are kept for people who have never paid: of a boat, with a captain, or from an address. */
export async function slotsKeptForStrangers(
  tx: Tx,
  { boatId, captainId, addressKey }: Omit<KeptSlot, 'startDate' | 'endDate'>,
): Promise<KeptSlot[]> {
  return tx.$queryRaw`
    SELECT boat_id AS "boatId", captain_id AS "captainId", address_key AS "addressKey",
      start_date AS "startDate", end_date AS "endDate"
    FROM holds
    WHERE status = 'live' AND exclusive
      AND (boat_id = ${boatId}::int OR captain_id = ${captainId}::int OR address_key = ${addressKey})
      AND NOT EXISTS (
        SELECT 1 FROM bookings WHERE bookings.renter_id = holds.renter_id AND payment_intent_id IS NOT NULL
          AND bookings.status IN ('pending', 'confirmed', 'completed'))`;
}
