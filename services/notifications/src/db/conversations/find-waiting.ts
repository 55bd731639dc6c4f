import { bookingState, conversationParty } from '@harbourline/contracts';
import { partyIn } from '../../domain/conversations/party-in';
import type { AboutMessages } from '../../domain/messages/about';
import type { WaitingMessage } from '../../domain/values/conversation-values';
import type { Db } from '../database';

/** What a mail about messages has to tell its reader now: none that they have read meanwhile, or may not read any more. */
export async function findWaiting(
  { client }: Db,
  { booking: { id: bookingId }, after, upTo }: AboutMessages,
  userId: number | null,
): Promise<WaitingMessage[]> {
  if (userId === null) return [];
  const [booking, reader] = await Promise.all([
    client.booking.findUnique({ where: { id: bookingId } }),
    client.conversationReader.findUnique({ where: { bookingId_userId: { bookingId, userId } } }),
  ]);
  if (!booking || !reader || reader.hasLeft || !partyIn(bookingState.parse(booking.state), userId)) return [];
  const messages = await client.conversationMessage.findMany({
    where: { bookingId, number: { gt: Math.max(after, reader.readUpTo), lte: upTo }, authorId: { not: userId } },
    orderBy: { number: 'asc' },
  });
  return messages.map((message) => ({ ...message, party: conversationParty.parse(message.party) }));
}
