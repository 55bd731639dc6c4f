import type { LocalDeps } from '../db/database';
import { lockReviews } from '../db/find-reviews';
import { Prisma } from '../generated/prisma/client';
import { publishReviews } from '../steps/publish-reviews';

const BATCH = 50;

/** Tells of reviews whose blind time is over without the other side's, and counts them. @returns how many there were. */
export async function publishDueReviews({ db, clock }: LocalDeps): Promise<number> {
  const any = await db.client.$queryRaw<unknown[]>`
    SELECT 1 FROM reviews WHERE NOT published AND publish_at <= ${clock.now()} LIMIT 1`;
  if (any.length === 0) return 0;
  let count = 0;
  while (count < BATCH) {
    const published = await publishNext({ db, clock });
    if (published === 0) break;
    count += published;
  }
  return count;
}

/** Those of one charter in one transaction, which no other replica is at: few ratings are locked at once. */
function publishNext({ db, clock }: LocalDeps): Promise<number> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const [next] = await tx.$queryRaw<{ bookingId: number }[]>`
      SELECT booking_id AS "bookingId" FROM reviews WHERE NOT published AND publish_at <= ${now}
      ORDER BY publish_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!next) return 0;
    const due = Prisma.sql`booking_id = ${next.bookingId} AND NOT published AND publish_at <= ${now}`;
    const reviews = await lockReviews(tx, due);
    const [first] = reviews;
    if (first) await publishReviews(tx, reviews, first.publishAt);
    return reviews.length;
  });
}

/** When the blind time of the next review is over. */
export async function nextPublication({ db }: Pick<LocalDeps, 'db'>): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`
    SELECT min(publish_at) AS first FROM reviews WHERE NOT published`;
  return row?.first ?? undefined;
}
