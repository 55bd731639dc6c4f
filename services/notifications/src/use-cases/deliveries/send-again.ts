import { AppError } from '@harbourline/service-kit';
import { withRecipients, type DeliveryWithRecipient } from '../../db/deliveries/with-recipients';
import type { LocalDeps } from '../../db/deps';
import { Prisma } from '../../generated/prisma/client';

/**
 * An administrator has a message that failed or was skipped tried anew, for as long as a new one.
 * @throws AppError `delivery_not_found`; `delivery_not_failed` when it waits, or has arrived.
 */
export async function sendAgain(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  id: string,
): Promise<DeliveryWithRecipient> {
  const now = clock.now();
  const { count } = await db.transact((tx) =>
    tx.delivery.updateMany({
      where: { id, status: { in: ['failed', 'skipped'] } },
      data: { status: 'waiting', dueAt: now, waitingSince: now, heldBackBy: null, obstacle: Prisma.DbNull },
    }),
  );
  const delivery = await db.client.delivery.findUnique({ where: { id } });
  if (!delivery) throw new AppError('delivery_not_found');
  if (count === 0) throw new AppError('delivery_not_failed');
  const [shown] = await withRecipients(db, [delivery]);
  return shown ?? { ...delivery, recipientName: null };
}
