import type { LocalDeps } from '../db/database';
import { findReviews, readable } from '../db/find-reviews';
import { Prisma } from '../generated/prisma/client';
import { namesOf, type NamedReviews } from './list-reviews';

const MOST = 6;
/** The latest of which the good ones are chosen. */
const LATEST = 60;
const GOOD_STARS = 4;
/** Shorter ones say little to somebody who does not know the boat. */
const SHORTEST = 60;
const LONGEST = 400;

/** A few good reviews of boats that can be reserved, one of each, the newest first. */
export async function listFeaturedReviews({ db, clock }: LocalDeps): Promise<NamedReviews> {
  const counts = Prisma.sql`about = 'boat' AND published AND weighs AND ${readable(clock.now())}`;
  const latest = await findReviews(db.client, counts, { limit: LATEST });
  const shown = await db.client.boat.findMany({
    where: { id: { in: latest.map(({ boatId }) => boatId) }, isAvailable: true },
    select: { id: true },
  });
  const boats = new Set(shown.map(({ id }) => id));
  const rows = latest.filter(({ boatId, stars, text }) => {
    const good = stars.reduce((sum, each) => sum + each, 0) >= GOOD_STARS * stars.length;
    // Each boat once: its place is taken by its latest that is good.
    return good && text.length >= SHORTEST && text.length <= LONGEST && boats.delete(boatId);
  });
  const featured = rows.slice(0, MOST);
  return { rows: featured, next: null, names: await namesOf(db, featured) };
}
