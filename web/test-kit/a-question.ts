import type { AdminQuestion, QuestionView, ReceivedQuestion } from '@harbourline/contracts';

/** A question as everybody reads it, changed where it matters. */
export const aQuestion = (change: Partial<QuestionView> = {}): QuestionView => ({
  ...{ id: 81, question: 'May we bring a dog?', answer: 'With pleasure.', answeredAt: '2026-06-25T12:00:00Z' },
  ...change,
});

/** The same for the boat's owner, before it is answered. */
export const aReceivedQuestion = (change: Partial<ReceivedQuestion> = {}): ReceivedQuestion => ({
  ...{ id: 81, boatId: 7, boatTitle: '32ft Sundancer', askedBy: 'Ann', question: 'May we bring a dog?' },
  ...{ createdAt: '2026-06-25T12:00:00Z', holdsContact: false, answer: null, handledAt: null, shown: false },
  ...{ reportedAt: null, hiddenReason: null },
  ...change,
});

export const anAdminQuestion = (change: Partial<AdminQuestion> = {}): AdminQuestion => ({
  ...aReceivedQuestion(),
  ...{ ownerId: 4, ownerName: 'James MacDonald', reportReason: null, judgedAt: null },
  ...change,
});
