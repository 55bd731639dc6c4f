import type { LocalDeps } from '../db/database';
import type { StoredRating } from '../domain/rating-of';

/** Of more renters an owner has no open bookings at once. */
const MOST = 1_000;

export type RenterRating = StoredRating & { renterId: number };

/** What the reviews of renters come to who have a pending or confirmed booking of one of the owner's boats. */
export function listRenterRatings({ db }: Pick<LocalDeps, 'db'>, ownerId: number): Promise<RenterRating[]> {
  return db.client.$queryRaw<RenterRating[]>`
    SELECT person_id AS "renterId", review_count AS "reviewCount", rating_sums AS "ratingSums"
    FROM person_ratings
    WHERE about = 'renter' AND review_count > 0 AND person_id IN (
      SELECT renter_id FROM charters WHERE owner_id = ${ownerId} AND open)
    ORDER BY person_id LIMIT ${MOST}`;
}
