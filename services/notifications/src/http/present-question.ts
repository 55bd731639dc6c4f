import type { AdminQuestion, QuestionView, ReceivedQuestion } from '@harbourline/contracts';
import type { WholeQuestion } from '../db/questions/find-question';
import { saysHowToReach, textForAll, textForOwner } from '../domain/questions/question-texts';
import type { OwnedQuestion } from '../use-cases/questions/with-owners';

/** What everybody reads under a boat. */
export function presentQuestion({ submissionId, submission, answer, answeredAt }: WholeQuestion): QuestionView {
  return {
    id: submissionId,
    question: textForAll(submission),
    answer: answer ?? '',
    answeredAt: (answeredAt ?? submission.createdAt).toISOString(),
  };
}

/** What the owner reads: whoever asked by the first name alone. */
export function presentReceived(question: WholeQuestion): ReceivedQuestion {
  const { submission, answer, answeredAt, answeredBy } = question;
  return {
    id: question.submissionId,
    boatId: question.boatId,
    boatTitle: question.boat.title,
    askedBy: submission.firstName,
    question: textForOwner(submission),
    createdAt: submission.createdAt.toISOString(),
    holdsContact: saysHowToReach(submission),
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, by: answeredBy === 'owner' ? 'owner' : 'support', answeredAt: answeredAt.toISOString() },
    handledAt: submission.handledAt?.toISOString() ?? null,
    shown: question.shown,
    reportedAt: question.reportedAt?.toISOString() ?? null,
    hiddenReason: question.hiddenReason,
  };
}

export function presentAdminQuestion(question: OwnedQuestion): AdminQuestion {
  return {
    ...presentReceived(question),
    ownerId: question.ownerId,
    ownerName: question.ownerName,
    reportReason: question.reportReason,
    judgedAt: question.judgedAt?.toISOString() ?? null,
  };
}
