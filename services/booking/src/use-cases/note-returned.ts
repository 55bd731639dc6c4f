import {
  bookingDepositMoved,
  type EventData,
  type paymentDisputed,
  type paymentReturned,
  type refundToGiveBack,
} from '@harbourline/contracts';
import { bookingState } from '../db/booking-state';
import type { Db, Tx } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { noteMoney } from '../db/note-money';
import { columnsOf, proposalOf } from '../domain/proposal';
import type { Booking } from '../generated/prisma/client';

const RETURNED = ['refunded by the provider', 'returned by a dispute'] as const;

/** Money of a deposit went back to its card without our doing, or the bank has returned it. */
export async function noteReturned(
  { db }: { db: Db },
  { amountCents, returnedAt, ...payment }: EventData<typeof paymentReturned>,
  eventId: string,
): Promise<void> {
  const at = new Date(returnedAt);
  await db.transact(async (tx) => {
    const bookingId = await bookingOf(tx, payment);
    if (bookingId !== null) await note(tx, { bookingId, eventId, at, action: RETURNED[0], cents: amountCents });
  });
}

/** A dispute is open, or has ended; a lost one has returned the money to the card. */
export async function noteDispute(
  { db }: { db: Db },
  { amountCents, status, ...payment }: EventData<typeof paymentDisputed>,
  { eventId, at }: { eventId: string; at: Date },
): Promise<void> {
  await db.transact(async (tx) => {
    const bookingId = await bookingOf(tx, payment);
    if (bookingId === null) return;
    // What is lost is told before the dispute is over, so that nobody hears in between of a deposit that is all there.
    if (status === 'lost') await note(tx, { bookingId, eventId, at, action: RETURNED[1], cents: amountCents });
    await move(tx, bookingId, { disputed: status === 'open' });
  });
}

/** The card will not be refunded: what goes back to it is given back by hand. */
export async function noteCardRefused(
  { db }: { db: Db },
  { bookingId }: EventData<typeof refundToGiveBack>,
): Promise<void> {
  await db.transact((tx) => move(tx, bookingId, { cardRefused: true }));
}

/** Payments may not have heard of a booking that is there. @returns null for a payment that has none. */
async function bookingOf(
  tx: Tx,
  { bookingId, paymentIntentId }: Pick<EventData<typeof paymentReturned>, 'bookingId' | 'paymentIntentId'>,
): Promise<number | null> {
  if (bookingId !== null) return bookingId;
  return (await tx.booking.findUnique({ where: { paymentIntentId }, select: { id: true } }))?.id ?? null;
}

/** In the history, and summed up from there: an event that comes again changes nothing. */
async function note(
  tx: Tx,
  {
    bookingId,
    cents,
    ...money
  }: { bookingId: number; eventId: string; at: Date; action: (typeof RETURNED)[number]; cents: number },
): Promise<void> {
  await noteMoney(tx, bookingId, { ...money, moneyKind: 'refund', moneyCents: cents });
  const { _sum } = await tx.bookingHistory.aggregate({
    where: { bookingId, action: { in: [...RETURNED] } },
    _sum: { moneyCents: true },
  });
  await move(tx, bookingId, { returnedCents: _sum.moneyCents ?? 0 });
}

type Moved = Partial<Pick<Booking, 'returnedCents' | 'disputed' | 'cardRefused'>>;

/**
 * Whoever keeps bookings hears of it, where it is new. Nothing else of the booking changes, so a change that somebody has
 * proposed goes on waiting.
 * @throws Error for a booking that is not there.
 */
async function move(tx: Tx, bookingId: number, moved: Moved): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new Error(`a deposit moved of the unknown booking ${bookingId}`);
  const after = { ...booking, ...moved };
  if ((['returnedCents', 'disputed', 'cardRefused'] as const).every((name) => after[name] === booking[name])) return;
  const version = booking.version + 1;
  const proposal = proposalOf(booking);
  const saved = await tx.booking.update({
    where: { id: bookingId },
    data: { ...moved, version, ...(proposal && columnsOf(proposal, booking, version)) },
  });
  const data = bookingState(saved, { previous: booking });
  await tx.outbox.append(bookingDepositMoved, { subject: saved.id, version, data });
}
