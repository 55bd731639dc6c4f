import type {
  ConversationMessage,
  ConversationReport,
  ConversationView,
  RouteResponse,
  SavedReply as SavedReplyView,
  listUnread,
} from '@harbourline/contracts';
import { conversationParty } from '@harbourline/contracts';
import type { WrittenMessage } from '../db/conversations/with-authors';
import type { SavedReply } from '../generated/prisma/client';
import type { Unread } from '../use-cases/conversations/list-unread';
import type { ReadConversation } from '../use-cases/conversations/read-conversation';
import type { NamedReport } from '../use-cases/reports/list-reports';

export function presentConversation(read: ReadConversation): ConversationView {
  const { booking, seat, standing, closesAt, takesPhotos, people, readUpTo, unread, hasEarlier, reported } = read;
  const { model, length, city } = booking.boat;
  return {
    bookingId: booking.id,
    standing,
    closesAt: closesAt?.toISOString() ?? null,
    takesPhotos,
    party: seat.party,
    boat: { id: booking.boatId, model, length, city },
    startDate: booking.startDate,
    zone: booking.zone,
    people: people.map(({ userId, party, fullName, readUpTo: theirs }) => ({
      ...{ userId, party, fullName, readUpTo: theirs },
    })),
    readUpTo,
    unread,
    messages: read.messages.map(presentConversationMessage),
    hasEarlier,
    reported,
  };
}

export function presentConversationMessage(message: WrittenMessage): ConversationMessage {
  const { number, authorId, authorName, text, pictures } = message;
  const party = conversationParty.parse(message.party);
  return { number, party, authorId, authorName, text, pictures, at: message.createdAt.toISOString() };
}

export function presentUnread({ booking, unread }: Unread): RouteResponse<typeof listUnread>[number] {
  return { bookingId: booking.id, unread, status: booking.status, endDate: booking.endDate };
}

export function presentSavedReply({ id, title, text, updatedAt }: SavedReply): SavedReplyView {
  return { id, title, text, updatedAt: updatedAt.toISOString() };
}

export function presentReport(report: NamedReport): ConversationReport {
  const { id, bookingId, reporterId, reporterName, reason, outcome } = report;
  return {
    ...{ id, bookingId, reporterId, reporterName, reason, outcome },
    party: conversationParty.parse(report.party),
    createdAt: report.createdAt.toISOString(),
    closedAt: report.closedAt?.toISOString() ?? null,
  };
}
