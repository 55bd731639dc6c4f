import { randomUUID } from 'node:crypto';
import type { Channel } from '@harbourline/contracts';
import { currentTraceparent } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';
import type { Settings } from '../../db/settings/settings';
import type { About } from '../../domain/messages/about';
import { canText } from '../../domain/settings/settings';
import { gatherChanges } from './gather-changes';
import { isEmailTemplate, isSmsTemplate, type TemplateId } from '../../templates/built-in';

interface Reader {
  /** null for our support, which has no account. */
  recipientId: number | null;
  template: TemplateId;
}

interface MessageToWrite {
  eventId: string;
  about: About;
  readers: readonly Reader[];
  /** Whom the message names besides its readers. */
  others: readonly number[];
  now: Date;
  /** The person whose act it tells of; null where it is nobody's. */
  causedBy?: number | null | undefined;
  /** How long a message about a change waits for further ones; not at all where somebody asks for the message. */
  changeMailMinutes?: number | undefined;
}

/**
 * Notes a message to be sent to each of its readers: by email if there is a template for it, by SMS as well where there
 * is one for that and SMS are set up, and a copy of each for everyone on the lists, if it is about a booking. Once per
 * event, recipient and template: a repeat changes nothing, whatever was set up meanwhile.
 * @returns the channels that it goes by.
 */
export async function writeDeliveries(
  tx: Tx,
  settings: Settings,
  { eventId, about, readers, others, now, causedBy = null, changeMailMinutes = 0 }: MessageToWrite,
): Promise<Channel[]> {
  if (readers.length === 0) return [];
  const written = await tx.delivery.findMany({ where: { eventId }, select: { recipientId: true, template: true } });
  const isNew = (reader: Reader) =>
    !written.some(({ recipientId, template }) => recipientId === reader.recipientId && template === reader.template);
  const ways = await findWays(tx, settings, readers);
  const copies = (way: Way) => (about.kind === 'booking' ? way.copies : []);
  const booking = 'booking' in about ? about.booking.id : null;
  const common = { eventId, about, bookingId: booking, status: 'waiting', attempts: 0, dueAt: now, createdAt: now };
  const rows = readers.filter(isNew).flatMap(({ recipientId, template }) =>
    ways
      .filter(({ takes }) => takes(template))
      .flatMap((way) => ['', ...copies(way)].map((copyTo) => ({ channel: way.channel, copyTo })))
      .map((way) => ({
        ...common,
        ...way,
        id: randomUUID(),
        recipientId,
        template,
        causedBy: whoCounts({ channel: way.channel, about, causedBy, recipientId }),
        userIds: [...new Set(recipientId === null ? others : [recipientId, ...others])],
        traceparent: currentTraceparent() ?? null,
      })),
  );
  await tx.delivery.createMany({
    data: about.kind === 'booking' ? await gatherChanges(tx, rows, { about, now, changeMailMinutes }) : rows,
    skipDuplicates: true,
  });
  return ways.filter(({ takes }) => readers.some(({ template }) => takes(template))).map(({ channel }) => channel);
}

/** An SMS costs money, so it counts for whoever pays for the booking; a mail for whose act it is, unless it is their own. */
function whoCounts({
  channel,
  about,
  causedBy,
  recipientId,
}: {
  channel: Channel;
  about: About;
  causedBy: number | null;
  recipientId: number | null;
}): number | null {
  if (channel === 'sms') return about.kind === 'booking' ? about.booking.renterId : null;
  return causedBy === recipientId ? null : causedBy;
}

interface Way {
  channel: Channel;
  copies: readonly string[];
  takes: (template: TemplateId) => boolean;
}

/** The channels that are set up as far as the readers' messages have to know, and who gets copies on each. */
async function findWays(tx: Tx, settings: Settings, readers: readonly Reader[]): Promise<Way[]> {
  const email = await settings.email(tx);
  const ways: Way[] = [{ channel: 'email', copies: email.copies, takes: isEmailTemplate }];
  if (!readers.some(({ template }) => isSmsTemplate(template))) return ways;
  const sms = await settings.sms(tx);
  // A message that goes by SMS alone waits until it can be sent, or fails, for an administrator to see.
  const takes = (template: TemplateId) => isSmsTemplate(template) && (canText(sms) || !isEmailTemplate(template));
  return [...ways, { channel: 'sms', copies: sms.copies, takes }];
}
