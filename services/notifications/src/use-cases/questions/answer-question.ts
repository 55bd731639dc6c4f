import { randomUUID } from 'node:crypto';
import { AppError } from '@harbourline/service-kit';
import { refuseText } from '@harbourline/service-kit/refuse-name';
import type { LocalDeps } from '../../db/deps';
import { WHOLE, type WholeQuestion } from '../../db/questions/find-question';
import { saysHowToReach } from '../../domain/questions/question-texts';
import { lockQuestion } from '../../steps/questions/lock-question';
import { writeDeliveries } from '../../steps/messages/write-deliveries';

interface Answer {
  id: number;
  actorId: number;
  by: 'owner' | 'support';
  text: string;
  /** Whether question and answer are to stand under the boat. */
  shown: boolean;
}

/**
 * The owner of the boat, or our support, answers a question: once, by an email to whoever asked.
 * @throws AppError `question_not_found`; `question_answered`; `question_holds_contact` where it is to be shown and cannot be;
 * `invalid_input` for an answer that says how to get in touch.
 */
export async function answerQuestion(
  { db, clock, settings }: LocalDeps,
  { id, actorId, by, text, shown }: Answer,
): Promise<WholeQuestion> {
  refuseText(text, 'text');
  return db.transact(async (tx) => {
    const now = clock.now();
    const { answer, submission } = await lockQuestion(tx, id, by === 'owner' ? actorId : undefined);
    if (answer !== null) throw new AppError('question_answered');
    if (shown && saysHowToReach(submission)) throw new AppError('question_holds_contact');
    await tx.contactSubmission.updateMany({ where: { id, handledAt: null }, data: { handledAt: now } });
    await writeDeliveries(tx, settings, {
      eventId: randomUUID(),
      readers: [{ recipientId: null, template: 'question-answered' }],
      about: { kind: 'question-answered', submissionId: id },
      others: [],
      now,
      causedBy: actorId,
    });
    const data = { answer: text, answeredAt: now, answeredBy: by, shown };
    return tx.boatQuestion.update({ where: { submissionId: id }, data, include: WHOLE });
  });
}
