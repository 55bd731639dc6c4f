import type { CountedPage, PageQuery } from '@harbourline/service-kit/lists/page';
import type { LocalDeps } from '../../db/deps';
import type { WholeQuestion } from '../../db/questions/find-question';
import { readQuestions } from '../../db/questions/list-questions';

/** Lists what stands under a boat that is shown. @throws AppError `invalid_input` for an unknown page. */
export async function listBoatQuestions(
  { db }: Pick<LocalDeps, 'db'>,
  { boatId, ...page }: PageQuery & { boatId: number },
): Promise<Omit<CountedPage<WholeQuestion>, 'total'>> {
  const where = { boatId, shown: true, hiddenReason: null, boat: { available: true, deleted: false } };
  return readQuestions(db, { where, oldestFirst: false, ...page });
}
