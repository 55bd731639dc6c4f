import type { SupportTask } from '@harbourline/contracts';
import type { CountedPage } from '@harbourline/service-kit/lists/page';
import type { LocalDeps } from '../db/database';
import type { Prisma, Review } from '../generated/prisma/client';
import { namesOf } from './list-reviews';

const MOST = 200;

/** The reviews that were reported and that nobody has looked at, as tasks, those reported first coming first. */
export async function listSupportTasks(
  { db }: Pick<LocalDeps, 'db'>,
  { limit = MOST }: { limit?: number | undefined },
): Promise<CountedPage<SupportTask<'catalog'>>> {
  const where: Prisma.ReviewWhereInput = { reportedAt: { not: null }, judgedAt: null };
  const [reviews, total] = await Promise.all([
    db.client.review.findMany({ where, orderBy: [{ reportedAt: 'asc' }, { id: 'asc' }], take: limit }),
    db.client.review.count({ where }),
  ]);
  const names = await namesOf(db, reviews);
  return { rows: reviews.map((review) => taskOf(review, names)), next: null, total: { exactly: total } };
}

function taskOf(review: Review, names: ReadonlyMap<number, string>) {
  const { id, authorId, bookingId, boatTitle, reportedAt, publishAt, reportReason } = review;
  return {
    kind: 'review_reported' as const,
    id: String(id),
    since: (reportedAt ?? publishAt).toISOString(),
    deadline: null,
    person: { id: authorId, fullName: names.get(authorId) ?? null },
    bookingId,
    boatTitle,
    reason: reportReason,
  };
}
