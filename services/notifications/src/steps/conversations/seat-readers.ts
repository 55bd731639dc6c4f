import type { BookingState } from '@harbourline/contracts';
import type { Tx } from '../../db/database';
import { seatsOf } from '../../domain/conversations/party-in';
import { seatingAfter } from '../../domain/conversations/seating';
import type { ConversationReader } from '../../generated/prisma/client';

/**
 * Notes who reads a conversation from its next message on. Its row is locked by the caller.
 * @returns everybody who does.
 */
export async function seatReaders(tx: Tx, booking: BookingState, lastNumber: number): Promise<ConversationReader[]> {
  const { id: bookingId } = booking;
  // The job that mails takes readers that nobody else has.
  await tx.$queryRaw`SELECT 1 FROM conversation_readers WHERE booking_id = ${bookingId} ORDER BY user_id FOR UPDATE`;
  const known = await tx.conversationReader.findMany({ where: { bookingId } });
  const { arrived, left } = seatingAfter(known, seatsOf(booking), lastNumber);
  for (const { userId, ...seat } of arrived) {
    const row = { ...seat, hasLeft: false, unread: 0, mailDueAt: null };
    await tx.conversationReader.upsert({
      where: { bookingId_userId: { bookingId, userId } },
      create: { bookingId, userId, ...row },
      update: row,
    });
  }
  await tx.conversationReader.updateMany({
    where: { bookingId, userId: { in: left } },
    data: { hasLeft: true, unread: 0, mailDueAt: null },
  });
  return tx.conversationReader.findMany({ where: { bookingId, hasLeft: false } });
}
