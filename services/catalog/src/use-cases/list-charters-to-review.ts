import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { Prisma, type Charter } from '../generated/prisma/client';

/** Nobody has as many within two weeks. */
const MOST = 200;

export type CharterToReview = Pick<Charter, 'bookingId' | 'boatTitle' | 'day' | 'reviewUntil'> & {
  /** The full name; null without a captain. */
  captain: string | null;
};

/** The charters that somebody may review and has not, those first whose time is over first. */
export function listChartersToReview(
  { db, clock }: LocalDeps,
  { id, role }: Pick<UserActor, 'id' | 'role'>,
): Promise<CharterToReview[]> {
  const now = clock.now();
  const side = role === 'owner' ? Prisma.sql`owner_id` : Prisma.sql`renter_id`;
  return db.client.$queryRaw<CharterToReview[]>`
    SELECT booking_id AS "bookingId", boat_title AS "boatTitle", day, review_until AS "reviewUntil",
           captain.full_name AS captain
    FROM charters LEFT JOIN users captain ON captain.id = charters.captain_id
    WHERE ${side} = ${id} AND reviewable AND review_until >= ${now} AND NOT EXISTS (
      SELECT FROM reviews WHERE reviews.booking_id = charters.booking_id
        AND (author_id = ${id} OR published OR publish_at <= ${now}))
    ORDER BY review_until, booking_id LIMIT ${MOST}`;
}
