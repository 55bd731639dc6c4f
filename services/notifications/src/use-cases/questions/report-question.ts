import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import { standsUnderBoat } from '../../domain/questions/question-texts';
import type { WholeQuestion } from '../../db/questions/find-question';
import { lockQuestion } from '../../steps/questions/lock-question';

/** How many questions an account may report in a day. */
const PER_DAY = 10;

/**
 * The owner of the boat, or anybody who reads it there, asks an administrator to look at a question.
 * @throws AppError `question_not_found`; `question_reported`; `too_many_requests`.
 */
export async function reportQuestion(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { id, reporterId, reason }: { id: number; reporterId: number; reason: string },
): Promise<Date> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const question = await lockQuestion(tx, id);
    if (question.ownerId !== reporterId && !standsUnderBoat(question)) throw new AppError('question_not_found');
    if (question.reportedAt !== null && !answeredSinceJudged(question)) throw new AppError('question_reported');
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reports of ${reporterId}`}, 0))`;
    const lately = { reportedBy: reporterId, reportedAt: { gt: addHours(now, -24) } };
    if ((await tx.boatQuestion.count({ where: lately })) >= PER_DAY) {
      throw new AppError('too_many_requests', { retryAfter: 3600 });
    }
    const reported = { reportedAt: now, reportedBy: reporterId, reportReason: reason, judgedAt: null };
    await tx.boatQuestion.update({ where: { submissionId: id }, data: reported });
    return now;
  });
}

/** Whoever looked at the question has not seen its answer. */
function answeredSinceJudged({ judgedAt, answeredAt }: WholeQuestion): boolean {
  return judgedAt !== null && answeredAt !== null && judgedAt < answeredAt;
}
