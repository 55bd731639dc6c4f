import { bookingErased, everyWish, WISHES } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { eraseFromAuditLog, eraseFromKit, eraseFromOutbox, inSnakeCase } from '@harbourline/service-kit';
import { bookingState } from '../db/booking-state';
import type { LocalDeps, Tx } from '../db/database';

/** A note, or a hash, of which nothing is left: neither is ever written empty. */
const ERASED = '';
const NO_WISHES = everyWish(null);

/**
 * Somebody closed their account: what they wrote goes, of their charters and reservations, and of times that they
 * blocked. Who took part, when and for how much stays under their number, for the books and for the others of a charter.
 */
export async function erasePerson({ db, clock }: Pick<LocalDeps, 'db' | 'clock'>, userId: number): Promise<void> {
  await db.transact(async (tx) => {
    const touched = [...(await eraseWishes(tx, userId)), ...(await eraseReasons(tx, userId))];
    await sayOnceMore(tx, new Set(touched), clock.now());
    await eraseAtDock(tx, userId);
    const blocks = await tx.calendarBlock.findMany({ where: { createdBy: userId }, select: { id: true } });
    await tx.calendarBlock.updateMany({ where: { createdBy: userId }, data: { note: null } });
    const things = blocks.map(({ id }) => id);
    await eraseFromAuditLog(tx, { kind: 'calendar_blocks', things, by: { note: null } });
    await eraseFromKit(tx, {
      userId,
      letters: [{ aggregates: ['user'], subjects: [userId], by: closedIdentity(userId) }],
    });
  });
}

/** @returns the bookings that said something of it. */
async function eraseWishes(tx: Tx, renterId: number): Promise<number[]> {
  const bookings = await tx.booking.findMany({
    where: { renterId },
    select: { id: true, ...everyWish(true) },
  });
  const subjects = bookings.map(({ id }) => id);
  await tx.hold.updateMany({ where: { renterId }, data: { ...NO_WISHES, addressKey: null } });
  await tx.booking.updateMany({ where: { renterId }, data: NO_WISHES });
  await tx.$executeRaw`
    UPDATE booking_history SET changes = (
      SELECT coalesce(jsonb_agg(CASE WHEN item ->> 'field' = ANY(${WISHES})
        THEN item || '{"from":null,"to":null}' ELSE item END), '[]') FROM jsonb_array_elements(changes) AS item)
    WHERE booking_id = ANY(${subjects}) AND changes <> '[]'`;
  await eraseFromOutbox(tx, { aggregates: ['booking'], subjects, by: NO_WISHES });
  await eraseFromAuditLog(tx, {
    ...{ kind: 'bookings', things: subjects },
    by: Object.fromEntries(WISHES.map((name) => [inSnakeCase(name), null])),
  });
  const history = await tx.bookingHistory.findMany({ where: { bookingId: { in: subjects } }, select: { id: true } });
  const things = history.map(({ id }) => id);
  await eraseFromAuditLog(tx, { kind: 'booking_history', things, by: { changes: null } });
  return bookings.filter((booking) => WISHES.some((name) => booking[name] !== null)).map(({ id }) => id);
}

/** Where events are kept by what they are about, only the newest of each stays: it is one without what was erased. */
async function sayOnceMore(tx: Tx, bookings: ReadonlySet<number>, now: Date): Promise<void> {
  const said = await tx.booking.updateManyAndReturn({
    where: { id: { in: [...bookings] } },
    data: { version: { increment: 1 }, updatedAt: now },
  });
  for (const booking of said) {
    const { id: subject, version } = booking;
    await tx.outbox.append(bookingErased, { subject, version, data: bookingState(booking) });
  }
}

/** Their name and their notes at docks, and by what a repeat was known. What was agreed, when and by which side stays. */
async function eraseAtDock(tx: Tx, personId: number): Promise<void> {
  const { fullName } = closedIdentity(personId);
  const noted = { personId, note: { not: null } };
  await tx.dockAct.updateMany({ where: noted, data: { note: ERASED } });
  await tx.dockAct.updateMany({ where: { personId }, data: { name: fullName, sent: ERASED } });
  const agreed = { renterName: { not: null }, booking: { renterId: personId } };
  await tx.dockAct.updateMany({ where: agreed, data: { renterName: fullName, sent: ERASED } });
}

/** Why they declined, canceled or asked for something, in their words. @returns the bookings that said so. */
async function eraseReasons(tx: Tx, actorId: number): Promise<number[]> {
  const theirs = { OR: [{ renterId: actorId }, { ownerId: actorId }, { captainId: actorId }] };
  const acts = await tx.bookingHistory.findMany({
    where: { actorId, reason: { not: null }, booking: theirs },
    select: { id: true, bookingId: true, reason: true },
  });
  if (acts.length === 0) return [];
  const subjects = [...new Set(acts.map(({ bookingId }) => bookingId))];
  await tx.bookingHistory.updateMany({ where: { id: { in: acts.map(({ id }) => id) } }, data: { reason: null } });
  await tx.booking.updateMany({
    where: { id: { in: subjects }, cancellationReason: { in: acts.flatMap(({ reason }) => reason ?? []) } },
    data: { cancellationReason: null },
  });
  const by = { cancellationReason: null, changeReason: null };
  await eraseFromOutbox(tx, { aggregates: ['booking'], subjects, by });
  return subjects;
}
