import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';
import { WHOLE, type WholeQuestion } from '../../db/questions/find-question';

/** Holds a question until the transaction ends. @throws AppError `question_not_found`, also for one of another owner. */
export async function lockQuestion(tx: Tx, id: number, ownerId?: number): Promise<WholeQuestion> {
  await tx.$executeRaw`SELECT 1 FROM boat_questions WHERE submission_id = ${id} FOR UPDATE`;
  const question = await tx.boatQuestion.findUnique({ where: { submissionId: id }, include: WHOLE });
  if (!question || (ownerId !== undefined && question.ownerId !== ownerId)) throw new AppError('question_not_found');
  return question;
}
