import type { Channel } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { SendingDeps } from '../../db/deps';

interface TestMessage {
  channel: Channel;
  administratorId: number;
  sentTo: string;
}

/** Notes a test message that is about to go out. @throws AppError `too_many_requests` after too many in an hour. */
export async function countTestMessage(
  { db, clock, budgets }: Pick<SendingDeps, 'db' | 'clock' | 'budgets'>,
  { channel, administratorId, sentTo }: TestMessage,
): Promise<void> {
  const now = clock.now();
  await db.transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('test messages', 0))`;
    await tx.testMessage.deleteMany({ where: { createdAt: { lte: addHours(now, -1) } } });
    const [byOne, toOne] = [
      await tx.testMessage.count({ where: { administratorId } }),
      await tx.testMessage.count({ where: { sentTo } }),
    ];
    if (Math.max(byOne, toOne) >= budgets.testMessagesPerHour) {
      throw new AppError('too_many_requests', { retryAfter: 3600 });
    }
    await tx.testMessage.create({ data: { channel, administratorId, sentTo, createdAt: now } });
  });
}
