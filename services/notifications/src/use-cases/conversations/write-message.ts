import { type BookingState, keepCharterPictures } from '@harbourline/contracts';
import { conversationStanding, unreadMailDueAt } from '@harbourline/policy';
import { AppError, callService } from '@harbourline/service-kit';
import { findSeat } from '../../db/conversations/find-seat';
import { lockConversation } from '../../db/conversations/lock-conversation';
import type { SendingDeps } from '../../db/deps';
import { conversingOf } from '../../domain/conversations/conversing';
import { sayablePerson } from '../../domain/values/sayable-person';
import type { WrittenMessage } from '../../db/conversations/with-authors';
import { limitMessages } from '../../steps/conversations/limit-messages';
import { seatReaders } from '../../steps/conversations/seat-readers';

interface Writing {
  bookingId: number;
  userId: number;
  text: string;
  /** Keys of pictures that they have uploaded for this charter. */
  pictures?: readonly string[];
}

/**
 * Somebody writes to the others of a confirmed booking. A mail will tell those who do not read it soon. Its pictures are
 * kept first: if nothing comes of the message, one that nobody sees stays.
 * @throws AppError `booking_not_found`; `conversation_not_open`, `conversation_over`, `conversation_full`,
 * `too_many_messages`; `image_not_found`.
 */
export async function writeMessage(
  { db, clock, budgets, caller }: Pick<SendingDeps, 'db' | 'clock' | 'budgets' | 'caller'>,
  { bookingId, userId, text, pictures: named = [] }: Writing,
): Promise<WrittenMessage> {
  const pictures = [...new Set(named)];
  if (pictures.length > 0) {
    // Strangers, and who comes too late, keep nothing.
    const { booking } = await findSeat(db.client, { bookingId, userId });
    refuseUnlessOpen(booking, clock.now());
    const body = { uploadedBy: userId, pictures };
    await callService(caller, 'catalog', keepCharterPictures, { params: { id: bookingId }, body });
  }
  return db.transact(async (tx) => {
    const now = clock.now();
    // Strangers lock nothing. Who belongs to the booking counts once everybody else waits: its captain may change meanwhile.
    await findSeat(tx, { bookingId, userId });
    const lastNumber = await lockConversation(tx, bookingId);
    const { booking, seat } = await findSeat(tx, { bookingId, userId });
    refuseUnlessOpen(booking, now);
    if (lastNumber >= budgets.messagesPerConversation) throw new AppError('conversation_full');
    await limitMessages(tx, { authorId: userId, now, perHour: budgets.messagesPerHour });

    const number = lastNumber + 1;
    const readers = await seatReaders(tx, booking, lastNumber);
    const written = { bookingId, number, authorId: userId, party: seat.party, text, pictures, createdAt: now };
    const message = await tx.conversationMessage.create({ data: written });
    await tx.conversation.update({ where: { bookingId }, data: { lastNumber: number } });
    for (const reader of readers.filter((each) => each.userId !== userId)) {
      await tx.conversationReader.update({
        where: { bookingId_userId: { bookingId, userId: reader.userId } },
        data: { unread: { increment: 1 }, mailDueAt: reader.mailDueAt ?? unreadMailDueAt(now, reader) },
      });
    }
    const author = await tx.user.findUnique({ where: { id: userId } });
    return { ...message, authorName: author ? sayablePerson(author).fullName : '' };
  });
}

function refuseUnlessOpen(booking: BookingState, now: Date): void {
  const standing = conversationStanding(conversingOf(booking), now);
  if (standing !== 'open') throw new AppError(standing === 'over' ? 'conversation_over' : 'conversation_not_open');
}
