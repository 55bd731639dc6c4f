import { randomUUID } from 'node:crypto';
import type { Channel } from '@harbourline/contracts';
import type { About } from '../../src/domain/messages/about';
import type { Prisma, PrismaClient } from '../../src/generated/prisma/client';
import { IN_TIME } from './people';

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
  // By the clock of the bookings' people as well.
  const dueAt = new Date(Math.min(now.getTime(), new Date(IN_TIME).getTime()));
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
      dueAt,
      createdAt: now,
    }),
  );
  await delivery.createMany({ data: rows });
  return rows.map(({ id }) => id);
}
