import { isClosedEmail } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { pageOf, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf } from '@harbourline/service-kit/lists/page-cursor';
import type { Db, LocalDeps } from '../db/database';
import { findReviews, readable } from '../db/find-reviews';
import { Prisma, type Review } from '../generated/prisma/client';
import { getBoat } from './get-boat';

/** Reviews with the people whom they name, by id. */
export interface NamedReviews extends Page<Review> {
  names: ReadonlyMap<number, string>;
}

/** A boat's reviews, of whom may see the boat. */
export async function listBoatReviews(
  deps: LocalDeps,
  viewer: UserActor | undefined,
  { boatId, ...query }: PageQuery & { boatId: number },
): Promise<NamedReviews> {
  await getBoat(deps, viewer, boatId);
  return about(deps, { about: 'boat', id: boatId }, query);
}

/** A captain's reviews, while they are a captain. */
export async function listCaptainReviews(
  deps: LocalDeps,
  { captainId, ...query }: PageQuery & { captainId: number },
): Promise<NamedReviews> {
  const captain = await deps.db.client.user.findUnique({ where: { id: captainId, role: 'captain', active: true } });
  if (!captain) throw new AppError('user_not_found');
  return about(deps, { about: 'captain', id: captainId }, query);
}

/** What others wrote about somebody. */
export function listReceivedReviews({ db, clock }: LocalDeps, { id }: UserActor, query: PageQuery) {
  return read(db, Prisma.sql`reviewed_id = ${id} AND ${readable(clock.now())}`, query);
}

/** What somebody wrote, also while nobody else reads it. */
export function listWrittenReviews({ db }: Pick<LocalDeps, 'db'>, { id }: UserActor, query: PageQuery) {
  return read(db, Prisma.sql`author_id = ${id}`, query);
}

const WHICH = {
  reported: Prisma.sql`reported_at IS NOT NULL AND judged_at IS NULL`,
  hidden: Prisma.sql`hidden_at IS NOT NULL`,
  all: Prisma.sql`published`,
};

/** What administrators look at. */
export function listAdminReviews(
  { db }: Pick<LocalDeps, 'db'>,
  { which = 'all', ...query }: PageQuery & { which?: keyof typeof WHICH | undefined },
): Promise<NamedReviews> {
  return read(db, WHICH[which], query);
}

function about({ db, clock }: LocalDeps, { about: kind, id }: { about: string; id: number }, query: PageQuery) {
  return read(db, Prisma.sql`about = ${kind} AND subject_id = ${id} AND ${readable(clock.now())}`, query);
}

async function read(db: Db, conditions: Prisma.Sql, query: PageQuery): Promise<NamedReviews> {
  const found = await findReviews(db.client, conditions, query);
  const page = pageOf(found, query, ({ publishAt, id }) => cursorOf(publishAt, id));
  return { ...page, names: await namesOf(db, page.rows) };
}

/** The people whom reviews name. */
export async function namesOf(
  { client }: Pick<Db, 'client'>,
  reviews: readonly Review[],
): Promise<Map<number, string>> {
  const ids = [...new Set(reviews.flatMap(({ authorId, reviewedId }) => [authorId, reviewedId]))];
  const people = await client.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, fullName: true, email: true },
  });
  // Whoever closed their account has no name any more.
  return new Map(people.filter(({ email }) => !isClosedEmail(email)).map(({ id, fullName }) => [id, fullName]));
}
