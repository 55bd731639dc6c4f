import type { CountedPage, PageQuery } from '@harbourline/service-kit/lists/page';
import type { LocalDeps } from '../../db/deps';
import { REPORTED, waitingTooLong } from '../../db/questions/find-question';
import { listQuestions } from '../../db/questions/list-questions';
import type { Prisma } from '../../generated/prisma/client';
import { withOwners, type OwnedQuestion } from './with-owners';

export type WhichQuestions = 'waiting' | 'reported' | 'hidden' | 'all';

/** Lists questions for administrators: what has waited for a day, oldest first; others newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listAdminQuestions(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { which, ...page }: PageQuery & { which: WhichQuestions },
): Promise<CountedPage<OwnedQuestion>> {
  const where = conditionOf(which, clock.now());
  const { rows, ...rest } = await listQuestions(db, { where, oldestFirst: which === 'waiting', ...page });
  return { rows: await withOwners(db, rows), ...rest };
}

function conditionOf(which: WhichQuestions, now: Date): Prisma.BoatQuestionWhereInput {
  switch (which) {
    case 'waiting':
      return waitingTooLong(now);
    case 'reported':
      return REPORTED;
    case 'hidden':
      return { hiddenReason: { not: null } };
    case 'all':
      return {};
  }
}
