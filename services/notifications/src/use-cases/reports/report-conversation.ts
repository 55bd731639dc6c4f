import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { findSeat } from '../../db/conversations/find-seat';
import type { LocalDeps } from '../../db/deps';
import { readsAfter } from '../../domain/conversations/seating';
import type { ConversationReport } from '../../generated/prisma/client';
import { lockConversation } from '../../db/conversations/lock-conversation';

/** How many conversations an account may report in a day. */
const PER_DAY = 10;

interface Reporting {
  bookingId: number;
  userId: number;
  reason: string;
}

/**
 * Somebody reports the messages of a booking of theirs: until the report is closed, administrators may read them.
 * @throws AppError `booking_not_found`; `conversation_empty`; `conversation_reported`; `too_many_requests`.
 */
export async function reportConversation(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { bookingId, userId, reason }: Reporting,
): Promise<ConversationReport> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const { seat } = await findSeat(tx, { bookingId, userId });
    const known = await tx.conversation.findUnique({ where: { bookingId } });
    if (!known) throw new AppError('conversation_empty');
    const lastNumber = await lockConversation(tx, bookingId);
    const reader = await tx.conversationReader.findUnique({ where: { bookingId_userId: { bookingId, userId } } });
    if (readsAfter(seat, reader, lastNumber) >= lastNumber) throw new AppError('conversation_empty');
    const open = { bookingId, reporterId: userId, closedAt: null };
    if (await tx.conversationReport.findFirst({ where: open })) throw new AppError('conversation_reported');
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reports of ${userId}`}, 0))`;
    const lately = { reporterId: userId, createdAt: { gt: addHours(now, -24) } };
    if ((await tx.conversationReport.count({ where: lately })) >= PER_DAY) {
      throw new AppError('too_many_requests', { retryAfter: 3600 });
    }
    return tx.conversationReport.create({
      data: { bookingId, reporterId: userId, party: seat.party, reason, createdAt: now },
    });
  });
}
