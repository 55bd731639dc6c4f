import { addHours } from '@harbourline/policy';
import type { LocalDeps } from '../../db/deps';
import { Prisma } from '../../generated/prisma/client';

const DAYS = 7;

/** Somebody who is new has shown that the phone is theirs and wants SMS: they are welcomed by one after all. */
export async function releaseWelcomeSms(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { userId }: { userId: number },
): Promise<void> {
  const now = clock.now();
  await db.transact((tx) =>
    tx.delivery.updateMany({
      where: {
        recipientId: userId,
        channel: 'sms',
        template: { startsWith: 'welcome-' },
        status: 'skipped',
        heldBackBy: { in: ['unproven', 'unwanted'] },
        createdAt: { gt: addHours(now, -24 * DAYS) },
      },
      data: { status: 'waiting', dueAt: now, waitingSince: now, heldBackBy: null, obstacle: Prisma.DbNull },
    }),
  );
}
