import type { Delivery } from '../../generated/prisma/client';
import type { Db } from '../database';

/** A message with its recipient's name as we know it now. */
export type DeliveryWithRecipient = Delivery & { recipientName: string | null };

export async function withRecipients(db: Db, deliveries: readonly Delivery[]): Promise<DeliveryWithRecipient[]> {
  const ids = [...new Set(deliveries.flatMap(({ recipientId }) => recipientId ?? []))];
  const users = await db.client.user.findMany({ where: { id: { in: ids } }, select: { id: true, fullName: true } });
  const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
  return deliveries.map((delivery) => ({
    ...delivery,
    recipientName: names.get(delivery.recipientId ?? 0) ?? null,
  }));
}
