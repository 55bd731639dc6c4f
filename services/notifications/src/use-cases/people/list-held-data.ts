import type { HeldPart } from '@harbourline/service-kit';
import type { Db } from '../../db/database';

/**
 * What notifications holds of one person: what we sent them, and what they wrote. What others wrote to them is in the
 * conversation, and not in here: it may say how to reach those others.
 */
export function listHeldData({ client }: Db): HeldPart[] {
  return [
    {
      title: 'messagesFromUs',
      read: (recipientId, page) =>
        client.delivery.findMany({
          ...{ where: { recipientId, copyTo: '' }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], ...page },
          select: {
            ...{ channel: true, template: true, bookingId: true, status: true },
            ...{ address: true, subject: true, createdAt: true, sentAt: true },
          },
        }),
    },
    {
      title: 'messagesInBookings',
      read: async (authorId, page) => {
        const messages = await client.conversationMessage.findMany({
          where: { authorId },
          orderBy: [{ bookingId: 'asc' }, { number: 'asc' }],
          ...page,
        });
        return messages.map(({ pictures, ...message }) => ({
          ...message,
          files: pictures.map((key) => `/api/bookings/${message.bookingId}/pictures/${key}`),
        }));
      },
    },
    {
      title: 'reportsOfConversations',
      read: (reporterId, page) =>
        client.conversationReport.findMany({
          ...{ where: { reporterId }, orderBy: { id: 'asc' }, ...page },
          omit: { closedBy: true },
        }),
    },
    {
      title: 'questionsAboutBoats',
      read: async (askedBy, page) => {
        const asked = await client.boatQuestion.findMany({
          ...{ where: { askedBy }, orderBy: { submissionId: 'asc' }, ...page },
          select: {
            boatId: true,
            answer: true,
            answeredAt: true,
            shown: true,
            submission: { omit: { addressKey: true } },
          },
        });
        return asked.map(({ submission, ...question }) => ({ ...submission, ...question }));
      },
    },
    {
      title: 'answersToQuestions',
      read: (ownerId, page) =>
        client.boatQuestion.findMany({
          where: { ownerId, answeredBy: 'owner' },
          ...{ orderBy: { submissionId: 'asc' }, ...page },
          select: { submissionId: true, boatId: true, answer: true, answeredAt: true, shown: true, hiddenReason: true },
        }),
    },
    {
      title: 'reportsOfQuestions',
      read: (reportedBy, page) =>
        client.boatQuestion.findMany({
          ...{ where: { reportedBy }, orderBy: { submissionId: 'asc' }, ...page },
          select: { submissionId: true, boatId: true, reportReason: true, reportedAt: true },
        }),
    },
    {
      title: 'savedReplies',
      read: (ownerId, page) => client.savedReply.findMany({ where: { ownerId }, orderBy: { id: 'asc' }, ...page }),
    },
  ];
}
