import { addHours, QUESTION_WAITS_HOURS } from '@harbourline/policy';
import type { ToldQuestion } from '../../domain/values/question-values';
import type { Prisma } from '../../generated/prisma/client';
import type { Db } from '../database';

/** A question with what was written and the boat that it is about. */
export const WHOLE = { submission: true, boat: true } satisfies Prisma.BoatQuestionInclude;
export type WholeQuestion = Prisma.BoatQuestionGetPayload<{ include: typeof WHOLE }>;

/** Nobody has answered here, and the message is not marked as answered. */
export const WAITING = { answer: null, submission: { handledAt: null } } satisfies Prisma.BoatQuestionWhereInput;

/** The same for as long as our support is to see it. */
export function waitingTooLong(now: Date) {
  const asked = { createdAt: { lte: addHours(now, -QUESTION_WAITS_HOURS) } };
  return { AND: [WAITING, { submission: asked }] } satisfies Prisma.BoatQuestionWhereInput;
}

/** Somebody has reported it, and no administrator has looked at it. */
export const REPORTED = { reportedAt: { not: null }, judgedAt: null } satisfies Prisma.BoatQuestionWhereInput;

/** What mails tell of a question; undefined once it is gone. */
export async function findQuestion(client: Db['client'], submissionId: number): Promise<ToldQuestion | undefined> {
  const found = await client.boatQuestion.findUnique({ where: { submissionId }, include: WHOLE });
  if (!found) return undefined;
  const { boatId, boat, answer, answeredBy, submission } = found;
  const { firstName, lastName, email, message: text, handledAt } = submission;
  return { boatId, boatTitle: boat.title, firstName, lastName, email, text, handledAt, answer, answeredBy };
}
