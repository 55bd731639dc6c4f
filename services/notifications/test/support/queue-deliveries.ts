import { randomUUID } from 'node:crypto';
import type { Channel } from '@harbourline/contracts';
import type { About } from '../../src/domain/messages/about';
import type { Prisma, PrismaClient } from '../../src/generated/prisma/client';

interface ToQueue {
  recipientId: number | null;
  template: string;
  about?: About;
  channel?: Channel;
}

/** Has messages wait to be sent, as if their events had come. @returns their ids. */
export async function queueDeliveries(
  { delivery }: Pick<PrismaClient, 'delivery'>,
  messages: readonly ToQueue[],
): Promise<string[]> {
  const now = new Date();
  const rows = messages.map(
    ({ recipientId, template, about = { kind: 'account' }, channel = 'email' }): Prisma.DeliveryCreateManyInput => ({
      id: randomUUID(),
      eventId: randomUUID(),
      recipientId,
      userIds: recipientId === null ? [] : [recipientId],
      channel,
      template,
      about,
      status: 'waiting',
      attempts: 0,
      dueAt: now,
      createdAt: now,
    }),
  );
  await delivery.createMany({ data: rows });
  return rows.map(({ id }) => id);
}
