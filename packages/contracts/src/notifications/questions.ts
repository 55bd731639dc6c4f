import { z } from 'zod';
import { defineRoute } from '../define-route';
import { id, idText, instant, page, writtenText } from '../primitives';
import { readableText } from '../readable';

export const LONGEST_ANSWER = 2000;

/** A question about a boat with its owner's answer, as everybody reads them: without names and contact data. */
export const questionView = z.object({ id, question: z.string(), answer: z.string(), answeredAt: instant });
export type QuestionView = z.infer<typeof questionView>;

/**
 * A question for the owner of the boat. The asker goes by their first name, and their contact data is masked. Its `id` is
 * that of the contact message.
 */
export const receivedQuestion = z.object({
  id,
  boatId: id,
  boatTitle: z.string(),
  askedBy: z.string(),
  question: z.string(),
  createdAt: instant,
  /** Whether it says how to reach somebody: then it cannot stand under the boat. */
  holdsContact: z.boolean(),
  /** Null until somebody answers here. */
  answer: z.object({ text: z.string(), by: z.enum(['owner', 'support']), answeredAt: instant }).nullable(),
  /** When it was answered here, or our support marked it as answered; null while it waits. */
  handledAt: instant.nullable(),
  /** Whether the owner wants question and answer to stand under the boat. */
  shown: z.boolean(),
  reportedAt: instant.nullable(),
  /** Why an administrator has hidden it; null while it is not hidden. */
  hiddenReason: z.string().nullable(),
});
export type ReceivedQuestion = z.infer<typeof receivedQuestion>;

export const listBoatQuestions = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/questions',
  summary:
    'What was asked about a boat and answered by its owner, who wants it to be read, newest question first; a Link header leads to the next page. None for a boat that is not shown',
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object(page),
  responses: { 200: z.array(questionView) },
  errors: [],
});

export const listReceivedQuestions = defineRoute({
  method: 'GET',
  path: '/api/questions/received',
  summary:
    'What was asked about the boats of the caller: what waits, oldest first, or what was answered, newest first; X-Total-Count tells how many, a Link header leads to the next page',
  audience: ['owner'],
  query: z.object({ answered: z.enum(['true', 'false']).optional(), ...page }),
  responses: { 200: z.array(receivedQuestion) },
  errors: [],
});

const text = writtenText()
  .min(2, 'Please write an answer')
  .max(LONGEST_ANSWER, `An answer is at most ${LONGEST_ANSWER} characters long`)
  .superRefine(readableText);

export const answerQuestion = defineRoute({
  method: 'POST',
  path: '/api/questions/:id/answer',
  summary:
    "Answers a question, once: the asker gets it by email, and question and answer stand under the boat where its owner wants it. An administrator's answer goes to the asker alone",
  audience: ['owner', 'admin'],
  params: z.object({ id: idText }),
  actions: {
    ownerAnswers: {
      audience: ['owner'],
      body: z.object({ text, shown: z.boolean() }),
      errors: ['question_holds_contact'],
    },
    supportAnswers: { audience: ['admin'], body: z.object({ text }), errors: [] },
  },
  responses: { 201: receivedQuestion },
  errors: ['question_not_found', 'question_answered'],
});

export const showQuestion = defineRoute({
  method: 'PATCH',
  path: '/api/questions/:id',
  summary: "Shows a question with the caller's answer under the boat, or takes both off",
  audience: ['owner'],
  params: z.object({ id: idText }),
  body: z.object({ shown: z.boolean() }),
  responses: { 200: receivedQuestion },
  errors: ['question_not_found', 'question_not_answered', 'question_holds_contact'],
});

export const reportQuestion = defineRoute({
  method: 'POST',
  path: '/api/questions/:id/report',
  summary:
    "Asks an administrator to look at a question about one's own boat, or at what stands under any boat. It can be reported once, and once more if it was answered after an administrator had looked",
  audience: ['renter', 'owner', 'captain'],
  params: z.object({ id: idText }),
  body: z.object({ reason: writtenText().min(5, 'Please say what is wrong with it').max(500) }),
  responses: { 201: z.object({ reportedAt: instant }) },
  errors: ['question_not_found', 'question_reported', 'too_many_requests'],
});

/** A question for administrators, with what was reported. Who asked it, and how to reach them, is in the contact message. */
export const adminQuestion = receivedQuestion.extend({
  ownerId: id,
  ownerName: z.string(),
  reportReason: z.string().nullable(),
  /** When an administrator looked at the report. */
  judgedAt: instant.nullable(),
});
export type AdminQuestion = z.infer<typeof adminQuestion>;

export const listAdminQuestions = defineRoute({
  method: 'GET',
  path: '/api/admin/questions',
  summary:
    'Questions about boats: those that have waited too long for an answer, oldest first; those reported that nobody has looked at, those hidden, or all, newest first. X-Total-Count tells how many, a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ which: z.enum(['waiting', 'reported', 'hidden', 'all']).optional(), ...page }),
  responses: { 200: z.array(adminQuestion) },
  errors: [],
});

export const judgeQuestion = defineRoute({
  method: 'PATCH',
  path: '/api/admin/questions/:id',
  summary: 'Hides a question with its answer, for a reason that the owner reads, or lets it stand',
  audience: ['admin'],
  params: z.object({ id: idText }),
  actions: {
    hide: {
      audience: ['admin'],
      body: z.object({
        hidden: z.literal(true),
        reason: writtenText().min(5, 'Please give a reason that the owner understands').max(500),
      }),
      errors: [],
    },
    letStand: { audience: ['admin'], body: z.object({ hidden: z.literal(false) }), errors: [] },
  },
  responses: { 200: adminQuestion },
  errors: ['question_not_found'],
});
