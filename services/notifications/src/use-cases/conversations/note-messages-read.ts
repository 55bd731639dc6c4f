import { findSeat } from '../../db/conversations/find-seat';
import { lockConversation } from '../../db/conversations/lock-conversation';
import type { LocalDeps } from '../../db/deps';

interface Read {
  bookingId: number;
  userId: number;
  upTo: number;
}

/**
 * Notes up to which message somebody has read a conversation; never takes it back. Where nothing waits any more, no mail
 * goes out either.
 * @throws AppError `booking_not_found`.
 */
export async function noteMessagesRead(
  { db }: Pick<LocalDeps, 'db'>,
  { bookingId, userId, upTo }: Read,
): Promise<{ readUpTo: number; unread: number }> {
  await findSeat(db.client, { bookingId, userId });
  // Whoever reads what nobody has written leaves no rows behind.
  const exists = await db.client.conversation.findUnique({ where: { bookingId } });
  if (!exists) return { readUpTo: 0, unread: 0 };
  return db.transact(async (tx) => {
    const lastNumber = await lockConversation(tx, bookingId);
    const key = { bookingId_userId: { bookingId, userId } };
    const [reader] = await tx.$queryRaw<{ readUpTo: number; hasLeft: boolean }[]>`
      SELECT read_up_to AS "readUpTo", has_left AS "hasLeft" FROM conversation_readers
      WHERE booking_id = ${bookingId} AND user_id = ${userId} FOR UPDATE`;
    // A captain who has come since the last message: there is nothing for them to read.
    if (!reader || reader.hasLeft) return { readUpTo: lastNumber, unread: 0 };
    const readUpTo = Math.max(reader.readUpTo, Math.min(upTo, lastNumber));
    const newer = { bookingId, number: { gt: readUpTo }, authorId: { not: userId } };
    const unread = await tx.conversationMessage.count({ where: newer });
    await tx.conversationReader.update({
      where: key,
      data: { readUpTo, unread, ...(unread === 0 && { mailDueAt: null }) },
    });
    return { readUpTo, unread };
  });
}
