import { keepCharterPictures, type BookingState, type DockAct as Sent } from '@harbourline/contracts';
import { closedIdentity, isClosedEmail, objectionEnds, type DockSide } from '@harbourline/policy';
import { AppError, callService, type UserActor } from '@harbourline/service-kit';
import type { Db, Deps, Tx } from '../db/database';
import { lockOwnBooking, requireOwn } from '../db/lock-booking';
import { saveDockAct } from '../db/save-dock-act';
import {
  actionOf,
  answeredAct,
  atDockOf,
  hashOfSent,
  keptOf,
  requireOwnName,
  requireRecordable,
  zoneOfBooking,
  type Kept,
} from '../domain/dock';
import type { Booking, DockAct } from '../generated/prisma/client';
import type { Dock } from './read-dock';

type Actor = UserActor & { role: DockSide };

const UNNAMED = { renter: 'The renter', owner: 'The owner', captain: 'The captain' } as const;

/**
 * Records what somebody has done at the dock. What was recorded before, and is sent again, changes nothing.
 * @throws AppError `unavailable` while catalog cannot say that it keeps the photos: then nothing is recorded.
 */
export async function recordAtDock(
  { db, clock, caller }: Omit<Deps, 'config'>,
  actor: Actor,
  { bookingId, sent }: { bookingId: number; sent: Sent },
): Promise<Dock> {
  const pictures = 'pictures' in sent ? sent.pictures : [];
  if (pictures.length > 0) {
    // Only what can be recorded is worth asking for, and what is there already needs nobody else.
    const booking = await requireOwn(
      db.client,
      await db.client.booking.findUnique({ where: { id: bookingId } }),
      actor,
    );
    const found = await assess(db.client, { booking, actor, sent, now: clock.now() });
    if (found.isRepeat) return { booking, ...found, now: clock.now() };
    const keep = { params: { id: bookingId }, body: { uploadedBy: actor.id, pictures } };
    await callService(caller, 'catalog', keepCharterPictures, keep);
  }
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, actor);
    const now = clock.now();
    const found = await assess(tx, { booking, actor, sent, now });
    if (found.isRepeat) return { booking, ...found, now };
    return { ...(await add(tx, { booking, ...found, actor, sent, now })), now };
  });
}

/** @throws AppError where it is not a repeat and cannot be recorded. */
async function assess(
  db: Db['client'] | Tx,
  { booking, actor, sent, now }: { booking: Booking; actor: Actor; sent: Sent; now: Date },
): Promise<{ acts: DockAct[]; called: Partial<Kept>; isRepeat: boolean }> {
  const acts = await db.dockAct.findMany({ where: { bookingId: booking.id }, orderBy: { number: 'asc' } });
  const before = acts.find(({ id }) => id === sent.id) ?? (await db.dockAct.findUnique({ where: { id: sent.id } }));
  if (!before) {
    requireRecordable(sent, { booking, acts, side: actor.role, now });
    return { acts, called: await asTheyAreCalled(db, booking, sent), isRepeat: false };
  }
  const same = before.bookingId === booking.id && before.personId === actor.id && before.sent === hashOfSent(sent);
  if (!same) throw new AppError('idempotency_key_reused');
  return { acts, called: {}, isRepeat: true };
}

async function add(
  tx: Tx,
  {
    booking,
    acts,
    called,
    actor,
    sent,
    now,
  }: { booking: Booking; acts: DockAct[]; called: Partial<Kept>; actor: Actor; sent: Sent; now: Date },
): Promise<Pick<Dock, 'booking' | 'acts'>> {
  const { role: side, id: personId } = actor;
  const name = sent.act === 'agree' ? sent.name : await nameOf(tx, actor);
  const kept = keptOf(sent, { side, zone: zoneOfBooking(booking) });
  const act = {
    ...{ id: sent.id, bookingId: booking.id, number: acts.length + 1, side, personId, name, receivedAt: now },
    ...{ ...kept, ...called, sent: hashOfSent(sent) },
  };
  const atDock = atDockOf(acts);
  const saved = await saveDockAct(tx, booking, {
    act,
    action: actionOf(sent, { side, atDock }),
    told: sent.act === 'object' ? { objectedTo: answeredAct(sent, atDock) } : { atTheDock: toldOf(sent, side, act) },
  });
  return {
    booking: saved,
    acts: await tx.dockAct.findMany({ where: { bookingId: booking.id }, orderBy: { number: 'asc' } }),
  };
}

/** What an event tells of an act, and until when its renter may object. */
function toldOf(
  { act, ...sent }: Exclude<Sent, { act: 'object' }>,
  by: DockSide,
  { amountCents = null, receivedAt }: Pick<Kept, 'amountCents'> & { receivedAt: Date },
): NonNullable<BookingState['atTheDock']> {
  const isAgreedHere = 'renterAgreed' in sent && sent.renterAgreed !== undefined;
  return { act, by, amountCents, ...(isAgreedHere && { objectBy: objectionEnds(receivedAt).toISOString() }) };
}

/**
 * A renter who has closed their account meanwhile is not named any more.
 * @throws AppError `invalid_input` for a yes under another name than the renter's
 */
async function asTheyAreCalled(db: Db['client'] | Tx, { renterId }: Booking, sent: Sent): Promise<Partial<Kept>> {
  if (!('renterAgreed' in sent) || !sent.renterAgreed) return {};
  const renter = await db.user.findUnique({ where: { id: renterId }, select: { email: true, fullName: true } });
  if (renter && isClosedEmail(renter.email)) return { renterName: closedIdentity(renterId).fullName };
  if (renter) requireOwnName(sent, renter.fullName);
  return {};
}

async function nameOf(tx: Tx, { id, role }: Actor): Promise<string> {
  const person = await tx.user.findUnique({ where: { id }, select: { fullName: true } });
  return person?.fullName ?? UNNAMED[role];
}
