import type { getAnswerTimes as contract, RouteResponse } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { findBoat } from '../db/find-boat';

/** For so long an answer counts. */
const COUNTED_DAYS = 90;

/**
 * How soon the owner of a boat answers: from the request, or its renter's last change of it, to the owner's first act. A
 * request that has expired took forever.
 * @throws AppError `boat_not_found`, also for one that is not shown.
 */
export async function answerTimes(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  boatId: number,
): Promise<RouteResponse<typeof contract>> {
  const { ownerId, available } = await findBoat(db.client, boatId);
  if (!available) throw new AppError('boat_not_found');
  const since = addHours(clock.now(), -24 * COUNTED_DAYS);
  const [row] = await db.client.$queryRaw<{ answered: number; seconds: number | null }[]>`
    SELECT count(answer.id)::int AS answered,
      nullif(percentile_disc(0.5) WITHIN GROUP (
        ORDER BY coalesce(extract(epoch FROM answer.at - asked.at)::float8, 'Infinity')
      ), 'Infinity') AS seconds
    FROM bookings
    LEFT JOIN LATERAL (
      SELECT id, at FROM booking_history
      WHERE booking_id = bookings.id AND actor = 'owner' AND from_status = 'pending' ORDER BY id LIMIT 1
    ) AS answer ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(max(at), bookings.created_at) AS at FROM booking_history
      WHERE booking_id = bookings.id AND actor = 'renter' AND id < answer.id
    ) AS asked
    WHERE owner_id = ${ownerId} AND created_at > ${since} AND (answer.id IS NOT NULL OR outcome = 'expired')`;
  const seconds = row?.seconds ?? null;
  return {
    days: COUNTED_DAYS,
    answered: row?.answered ?? 0,
    medianMinutes: seconds === null ? null : Math.round(seconds / 60),
  };
}
