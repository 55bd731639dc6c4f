import { bookingState } from '@harbourline/contracts';
import type { Tx } from '../../db/database';
import type { LocalDeps } from '../../db/deps';
import { partyIn } from '../../domain/conversations/party-in';
import { namedUuid } from '../../domain/reminders/named-uuid';
import type { ConversationReader } from '../../generated/prisma/client';
import { writeDeliveries } from '../../steps/messages/write-deliveries';

const AT_A_TIME = 20;

/**
 * Notes the mails to those who have not read what was written to them for a while: one for all messages that wait.
 * @returns how many readers there were.
 */
export async function mailUnread({ db, clock, settings }: LocalDeps): Promise<number> {
  // Mostly nothing is due, and to look costs less than to begin a transaction.
  const where = { mailDueAt: { lte: clock.now() } };
  if (!(await db.client.conversationReader.findFirst({ where, select: { bookingId: true } }))) return 0;
  return db.transact(async (tx) => {
    const now = clock.now();
    const due = await tx.$queryRaw<Pick<ConversationReader, 'bookingId' | 'userId'>[]>`
      SELECT booking_id AS "bookingId", user_id AS "userId" FROM conversation_readers WHERE mail_due_at <= ${now}
      ORDER BY mail_due_at, booking_id, user_id LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED`;
    for (const { bookingId, userId } of due) {
      const reader = await tx.conversationReader.findUniqueOrThrow({
        where: { bookingId_userId: { bookingId, userId } },
      });
      await mailTo(tx, reader, { settings, now });
    }
    return due.length;
  });
}

/** When the first mail is due. */
export async function nextUnreadMail({ db }: Pick<LocalDeps, 'db'>): Promise<Date | undefined> {
  const { _min } = await db.client.conversationReader.aggregate({ _min: { mailDueAt: true } });
  return _min.mailDueAt ?? undefined;
}

async function mailTo(
  tx: Tx,
  { bookingId, userId, from, readUpTo, mailedUpTo }: ConversationReader,
  { settings, now }: Pick<LocalDeps, 'settings'> & { now: Date },
): Promise<void> {
  const after = Math.max(from, readUpTo, mailedUpTo);
  const waiting = await tx.conversationMessage.findMany({
    where: { bookingId, number: { gt: after }, authorId: { not: userId } },
    select: { number: true, authorId: true },
    orderBy: { number: 'asc' },
  });
  const row = await tx.booking.findUnique({ where: { id: bookingId } });
  const booking = row && bookingState.parse(row.state);
  const upTo = waiting.at(-1)?.number;
  if (booking && upTo !== undefined && partyIn(booking, userId)) {
    await writeDeliveries(tx, settings, {
      eventId: namedUuid(`messages up to ${upTo} of booking ${bookingId} to ${userId}`),
      about: { kind: 'messages', booking, after, upTo },
      readers: [{ recipientId: userId, template: 'new-messages' }],
      others: waiting.map(({ authorId }) => authorId),
      now,
    });
  }
  await tx.conversationReader.update({
    where: { bookingId_userId: { bookingId, userId } },
    data: { mailDueAt: null, mailedUpTo: Math.max(mailedUpTo, upTo ?? 0) },
  });
}
