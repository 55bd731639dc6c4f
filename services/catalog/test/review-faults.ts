import type { Lived } from './review-lives';
import type { Reviews } from './review-world';

/** Every way in which stored and published reviews break what must always hold. */
export async function faultsOfReviews(world: Reviews, boatId: number, lived: Lived): Promise<string[]> {
  const { db, clock } = world.catalog;
  const rows = await db.client.review.findMany({ where: { boatId }, orderBy: { id: 'asc' } });
  const faults = [...lived.faults];
  for (const { id, bookingId, about, stars, text, published } of rows) {
    const told = (what: string) => faults.push(`review ${id} of ${about}: ${what}`);
    const written = lived.opinions.get(`${bookingId} ${about}`);
    const charter = lived.charters.find(({ booking }) => booking.id === bookingId);
    if (!written || !charter) told('nobody was answered that it is written');
    else if (JSON.stringify([written.text, written.stars.toSorted()]) !== JSON.stringify([text, stars.toSorted()]))
      told('it is not as it was written');
    const isDue = charter && (charter.written.size === 2 || clock.now() > charter.until);
    if (published !== Boolean(isDue)) told(published ? 'one side reads before it has written' : 'nobody can read it');
    const events = await world.catalog.events('review', id);
    const times = events.filter(({ type }) => type === 'review.published.v1').length;
    if (times !== (published ? 1 : 0)) told(`it was told of ${times} times`);
  }
  if (rows.length !== lived.opinions.size) faults.push(`${rows.length} are kept of ${lived.opinions.size}`);

  const shown = (await world.ofBoat(boatId)).map(({ id }) => id).sort((one, other) => one - other);
  const wanted = rows.filter(({ about, published, hiddenAt }) => about === 'boat' && published && !hiddenAt);
  if (shown.join() !== wanted.map(({ id }) => id).join()) faults.push(`the boat shows ${shown.join()}`);
  const realOnes = lived.charters.filter(({ spent }) => spent).map(({ booking }) => booking.id);
  return [...faults, ...(await badRatings(world, boatId, realOnes))];
}

/** Ratings that are not what the reviews come to that can be read and weigh: of each author the latest. */
async function badRatings({ catalog }: Reviews, boatId: number, realOnes: readonly number[]): Promise<string[]> {
  const rated = await catalog.db.client.$queryRaw<{ what: string }[]>`
    WITH voices AS (
      SELECT DISTINCT ON (about, subject_id, author_id) * FROM reviews
      WHERE published AND hidden_at IS NULL AND booking_id = ANY(${realOnes})
      ORDER BY about, subject_id, author_id, publish_at DESC, id DESC),
    counted AS (
      SELECT about, subject_id, count(*)::int AS n,
        ARRAY[sum(stars[1]), sum(stars[2]), sum(stars[3]), sum(stars[4]), sum(stars[5])]::int[] AS sums
      FROM voices GROUP BY about, subject_id),
    kept AS (
      SELECT 'boat' AS about, id AS subject_id, review_count AS n, rating_sums AS sums FROM boats WHERE id = ${boatId}
      UNION ALL
      SELECT about, person_id, review_count, rating_sums FROM person_ratings)
    SELECT about || ' ' || subject_id AS what FROM (SELECT * FROM counted WHERE about <> 'boat' OR subject_id = ${boatId}) c
    FULL JOIN kept k USING (about, subject_id)
    WHERE coalesce(c.n, 0) <> coalesce(k.n, 0)
      OR coalesce(c.sums, '{0,0,0,0,0}') <> coalesce(k.sums, '{0,0,0,0,0}')`;
  return rated.map(({ what }) => `the rating of ${what}`);
}
