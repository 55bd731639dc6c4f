import type { LocalDeps } from '../../db/deps';
import { WHOLE } from '../../db/questions/find-question';
import { lockQuestion } from '../../steps/questions/lock-question';
import { findNames } from '../../db/conversations/with-authors';
import type { OwnedQuestion } from './with-owners';

/**
 * An administrator hides a question with its answer, for a reason that the owner reads, or, without one, lets it stand.
 * @throws AppError `question_not_found`.
 */
export async function judgeQuestion(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { id, hiddenReason }: { id: number; hiddenReason: string | null },
): Promise<OwnedQuestion> {
  const judged = await db.transact(async (tx) => {
    await lockQuestion(tx, id);
    const data = { hiddenReason, judgedAt: clock.now() };
    return tx.boatQuestion.update({ where: { submissionId: id }, data, include: WHOLE });
  });
  const nameOf = await findNames(db, [judged.ownerId]);
  return { ...judged, ownerName: nameOf(judged.ownerId) };
}
