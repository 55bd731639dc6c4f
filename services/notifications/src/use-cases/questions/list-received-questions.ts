import type { CountedPage, PageQuery } from '@harbourline/service-kit/lists/page';
import type { LocalDeps } from '../../db/deps';
import { WAITING, type WholeQuestion } from '../../db/questions/find-question';
import { listQuestions } from '../../db/questions/list-questions';

/** Lists what waits for an owner, oldest first, or what was answered, newest first. @throws AppError `invalid_input` for an unknown page. */
export function listReceivedQuestions(
  { db }: Pick<LocalDeps, 'db'>,
  { ownerId, answered, ...page }: PageQuery & { ownerId: number; answered: boolean },
): Promise<CountedPage<WholeQuestion>> {
  const where = { ownerId, ...(answered ? { NOT: WAITING } : WAITING) };
  return listQuestions(db, { where, oldestFirst: !answered, ...page });
}
