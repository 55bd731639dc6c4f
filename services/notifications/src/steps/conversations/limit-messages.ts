import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';

interface Writing {
  authorId: number;
  now: Date;
  /** How many messages an account may write in an hour. */
  perHour: number;
}

/** @throws AppError `too_many_messages`, with the seconds to wait. */
export async function limitMessages(tx: Tx, { authorId, now, perHour }: Writing): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`messages of ${authorId}`}, 0))`;
  const [earliest] = await tx.conversationMessage.findMany({
    where: { authorId, createdAt: { gt: addHours(now, -1) } },
    orderBy: { createdAt: 'desc' },
    skip: perHour - 1,
    take: 1,
    select: { createdAt: true },
  });
  if (!earliest) return;
  const seconds = Math.ceil((addHours(earliest.createdAt, 1).getTime() - now.getTime()) / 1000);
  throw new AppError('too_many_messages', { retryAfter: Math.max(1, seconds) });
}
