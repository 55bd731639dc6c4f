import { addHours } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import { about as aboutSchema, type AboutBooking } from '../../domain/messages/about';
import { supersedes, waitsForMore, withEarlier } from '../../domain/messages/later-change';
import type { Prisma } from '../../generated/prisma/client';
import type { TemplateId } from '../../templates/built-in';

type Row = Prisma.DeliveryCreateManyInput & { template: TemplateId };

/**
 * Makes one message of several changes of a booking. A message about a change waits for some minutes; one that comes
 * meanwhile takes its place and its time, and tells of both, so that nobody waits longer however many come. Any other
 * message to the same person that tells of a change of the booking's state has the waiting one go out at once, before
 * itself; reminders, what an administrator sends, and mails about unread messages wait behind it. One whose sending has
 * begun stays as it is.
 */
export async function gatherChanges(
  tx: Tx,
  rows: readonly Row[],
  { about, now, changeMailMinutes }: { about: AboutBooking; now: Date; changeMailMinutes: number },
): Promise<Row[]> {
  if (changeMailMinutes === 0 || rows.length === 0) return [...rows];
  // The messages about one booking are written one after the other, on whatever replica.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`changes of booking ${about.booking.id}`}, 0))`;
  const gathered: Row[] = [];
  for (const row of rows) gathered.push(await gather(tx, row, { about, now, changeMailMinutes }));
  return gathered;
}

async function gather(
  tx: Tx,
  row: Row,
  { about, now, changeMailMinutes }: { about: AboutBooking; now: Date; changeMailMinutes: number },
): Promise<Row> {
  const { recipientId = null, channel, copyTo = '', template } = row;
  const waiting = await tx.delivery.findMany({
    where: {
      bookingId: about.booking.id,
      recipientId,
      channel,
      copyTo,
      status: 'waiting',
      attempts: 0,
      dueAt: { gt: now },
    },
    orderBy: { createdAt: 'asc' },
  });
  let told = about;
  let { causedBy = null } = row;
  let dueAt = waitsForMore(template) ? addHours(now, changeMailMinutes / 60) : now;
  for (const earlier of waiting) {
    const unsent = { id: earlier.id, status: 'waiting', attempts: 0 };
    if (!supersedes(template, earlier.template)) {
      await tx.delivery.updateMany({ where: unsent, data: { dueAt: now, waitingSince: now } });
      continue;
    }
    const { count } = await tx.delivery.updateMany({
      where: unsent,
      data: { status: 'skipped', dueAt: null, obstacle: { code: 'superseded' } },
    });
    const before = aboutSchema.parse(earlier.about);
    if (count === 0 || before.kind !== 'booking') continue;
    // What several people have caused must not be kept back because of what one of them has.
    if (earlier.causedBy !== causedBy) causedBy = null;
    told = withEarlier(told, { template: earlier.template, about: before });
    if (earlier.dueAt && earlier.dueAt < dueAt) dueAt = earlier.dueAt;
  }
  return { ...row, about: told, causedBy, dueAt, ...(dueAt > now && { waitingSince: dueAt }) };
}
