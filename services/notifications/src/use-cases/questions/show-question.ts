import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import { WHOLE, type WholeQuestion } from '../../db/questions/find-question';
import { saysHowToReach } from '../../domain/questions/question-texts';
import { lockQuestion } from '../../steps/questions/lock-question';

/**
 * An owner shows a question with their answer under the boat, or takes both off.
 * @throws AppError `question_not_found`; `question_not_answered` by them; `question_holds_contact`.
 */
export async function showQuestion(
  { db }: Pick<LocalDeps, 'db'>,
  { id, ownerId, shown }: { id: number; ownerId: number; shown: boolean },
): Promise<WholeQuestion> {
  return db.transact(async (tx) => {
    const { answeredBy, submission } = await lockQuestion(tx, id, ownerId);
    if (answeredBy !== 'owner') throw new AppError('question_not_answered');
    if (shown && saysHowToReach(submission)) throw new AppError('question_holds_contact');
    return tx.boatQuestion.update({ where: { submissionId: id }, data: { shown }, include: WHOLE });
  });
}
