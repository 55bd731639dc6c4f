import { randomUUID } from 'node:crypto';
import type { About } from '../domain/about';
import type { TemplateId } from '../templates/built-in';
import type { Tx } from './database';

export interface DeliveryToWrite {
  eventId: string;
  recipientId: number;
  template: TemplateId;
  about: About;
  /** Whom the message names besides the recipient. */
  others: readonly number[];
  now: Date;
}

/** Notes an e-mail to be sent. Once per event, recipient and template: a repeat changes nothing. */
export async function writeDelivery(
  tx: Tx,
  { eventId, recipientId, template, about, others, now }: DeliveryToWrite,
): Promise<void> {
  await tx.delivery.createMany({
    data: {
      id: randomUUID(),
      eventId,
      recipientId,
      channel: 'email',
      template,
      about,
      userIds: [...new Set([recipientId, ...others])],
      status: 'waiting',
      attempts: 0,
      dueAt: now,
      createdAt: now,
    },
    skipDuplicates: true,
  });
}
