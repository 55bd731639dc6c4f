import type { ConversationMessage, ConversationReport, ConversationView } from '@harbourline/contracts';

/** What the owner has written, changed where it matters. */
export function aMessage(change: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    ...{ number: 1, party: 'owner', authorId: 4, authorName: 'Olive Tremblay' },
    ...{ text: 'You find us at pier 4.', pictures: [], at: '2026-08-05T14:00:00Z' },
    ...change,
  };
}

/** The open conversation of the booking of `aBooking`, as its renter sees it; changed where it matters. */
export function aConversation(change: Partial<ConversationView> = {}): ConversationView {
  return {
    ...{ bookingId: 1, standing: 'open', closesAt: '2026-08-21T22:00:00Z', takesPhotos: true, party: 'renter' },
    boat: { id: 7, model: 'Sundancer', length: 32, city: 'Toronto' },
    ...{ startDate: '2026-08-07T18:00:00Z', zone: 'America/Toronto' },
    people: [
      { userId: 2, party: 'renter', fullName: 'Remy Laurent', readUpTo: 0 },
      { userId: 4, party: 'owner', fullName: 'Olive Tremblay', readUpTo: 0 },
    ],
    ...{ readUpTo: 0, unread: 0, messages: [], hasEarlier: false, reported: false },
    ...change,
  };
}

/** An open report of the renter's, changed where it matters. */
export function aReport(change: Partial<ConversationReport> = {}): ConversationReport {
  return {
    ...{ id: 5, bookingId: 1, reporterId: 2, reporterName: 'Remy Laurent', party: 'renter' },
    ...{ reason: 'They asked me to pay in cash.', createdAt: '2026-08-05T15:00:00Z', closedAt: null, outcome: null },
    ...change,
  };
}
