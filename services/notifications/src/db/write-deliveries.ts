import { randomUUID } from 'node:crypto';
import type { Channel } from '@harbourline/contracts';
import { currentTraceparent } from '@harbourline/service-kit';
import type { About } from '../domain/about';
import { canText } from '../domain/settings';
import { isEmailTemplate, isSmsTemplate, type TemplateId } from '../templates/built-in';
import type { Tx } from './database';
import type { Settings } from './settings';

interface MessageToWrite {
  eventId: string;
  /** null for our support, which has no account. */
  recipientId: number | null;
  template: TemplateId;
  about: About;
  /** Whom the message names besides the recipient. */
  others: readonly number[];
  now: Date;
}

/**
 * Notes a message to be sent: by email if there is a template for it, by SMS as well where there is one for that and SMS are set up, and a copy
 * of each for everyone on the lists, if it is about a booking. Once per event, recipient and template: a repeat changes
 * nothing, whatever was set up meanwhile.
 * @returns the channels that it goes by.
 */
export async function writeDeliveries(
  tx: Tx,
  settings: Settings,
  { eventId, recipientId, template, about, others, now }: MessageToWrite,
): Promise<Channel[]> {
  const userIds = recipientId === null ? [...others] : [recipientId, ...others];
  const row = (channel: Channel, copyTo: string) => ({
    id: randomUUID(),
    eventId,
    recipientId,
    channel,
    template,
    about,
    bookingId: about.kind === 'booking' ? about.booking.id : null,
    userIds: [...new Set(userIds)],
    copyTo,
    status: 'waiting',
    attempts: 0,
    dueAt: now,
    createdAt: now,
    traceparent: currentTraceparent() ?? null,
  });
  const channels: Channel[] = isEmailTemplate(template) ? ['email'] : [];
  const copies = { email: (await settings.email(tx)).copies, sms: [] as readonly string[] };
  if (isSmsTemplate(template)) {
    const sms = await settings.sms(tx);
    // What goes by SMS alone waits until it can, or has failed, for an administrator to see.
    if (canText(sms) || channels.length === 0) channels.push('sms');
    copies.sms = sms.copies;
  }
  if (await tx.delivery.findFirst({ where: { eventId, recipientId, template } })) return channels;
  await tx.delivery.createMany({
    data: channels.flatMap((channel) =>
      ['', ...(about.kind === 'booking' ? copies[channel] : [])].map((copyTo) => row(channel, copyTo)),
    ),
    skipDuplicates: true,
  });
  return channels;
}
