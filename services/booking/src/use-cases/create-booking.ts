import { randomUUID } from 'node:crypto';
import { getPaymentState, type PaymentState } from '@harbourline/contracts';
import { AppError, callService, type UserActor } from '@harbourline/service-kit';
import { claimSlot } from '../db/claims';
import type { Deps, Tx } from '../db/database';
import { findKnownBoat, keepBoat, requireOffered } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { toHold } from '../db/lock-hold';
import { assessReservation, type Wish } from '../domain/assess-reservation';
import { refusal } from '../domain/refusal';
import { requireSamePrice } from '../domain/require-same-price';
import type { Booking } from '../generated/prisma/client';
import { bookPaidHold, storeReservation } from './book-paid-hold';
import type { HoldRequest } from './place-hold';
import { readWish } from './read-wish';

export interface BookingRequest extends HoldRequest {
  paymentIntentId: string;
  holdId?: string | undefined;
}

/**
 * Turns a paid deposit into a reservation; asking again answers the same one. With a hold the slot is the renter's
 * already. Without one (a client that knows only the specification's calls) slot, price and deposit are judged now.
 * @throws AppError `payment_not_found` for a payment that is not the caller's, `payment_not_succeeded`,
 * `payment_mismatch` or `price_changed` when payment and request do not belong together.
 */
export async function createBooking(deps: Deps, renter: UserActor, request: BookingRequest): Promise<Booking> {
  if (request.renterId !== undefined && request.renterId !== renter.id) throw new AppError('forbidden');
  const payment = await callService(deps.caller, 'payments', getPaymentState, {
    params: { intentId: request.paymentIntentId },
  });
  if (payment.renterId !== renter.id) throw new AppError('payment_not_found');
  if (payment.status !== 'succeeded') throw new AppError('payment_not_succeeded');
  if (payment.boatId !== request.boatId || (request.holdId !== undefined && request.holdId !== payment.holdId)) {
    throw new AppError('payment_mismatch');
  }
  return deps.db.transact(async (tx) => {
    if (payment.holdId === null) return bookWithoutHold(tx, deps, payment, request);
    await requireSameReservation(tx, payment.holdId, request);
    return bookPaidHold(tx, deps, payment);
  });
}

async function requireSameReservation(tx: Tx, holdId: string, request: BookingRequest): Promise<void> {
  const row = await tx.hold.findUnique({ where: { id: holdId } });
  if (!row) throw new AppError('hold_not_found');
  const hold = toHold(row);
  const wish = readWish(await findKnownBoat(tx, request.boatId), request);
  if (!sameWish(hold, wish)) throw new AppError('payment_mismatch');
  requireSamePrice(request, hold.price);
}

function sameWish(one: Wish, other: Wish): boolean {
  return (
    one.startDate.getTime() === other.startDate.getTime() &&
    one.endDate.getTime() === other.endDate.getTime() &&
    one.captainId === other.captainId &&
    one.guestCount === other.guestCount
  );
}

async function bookWithoutHold(
  tx: Tx,
  { clock, config }: Deps,
  payment: PaymentState,
  request: BookingRequest,
): Promise<Booking> {
  // Of several posts with one payment at once, the later ones wait here and find the first one's booking.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${payment.paymentIntentId}, 2))`;
  const existing = await tx.booking.findUnique({ where: { paymentIntentId: payment.paymentIntentId } });
  if (existing) return existing;

  const boat = requireOffered(await keepBoat(tx, request.boatId));
  const wish = readWish(boat, request);
  const captain = await findCaptainOffer(tx, boat, wish);
  const { price, broken } = assessReservation({
    boat,
    captain,
    wish,
    now: clock.now(),
    noticeHours: config.NOTICE_HOURS,
  });
  if (broken) throw refusal(broken, { noticeHours: config.NOTICE_HOURS });
  requireSamePrice(request, price);
  if (payment.amountCents !== price.depositCents) requireSamePrice({ depositAmount: payment.amountCents / 100 }, price);

  const id = randomUUID();
  const claimed = await claimSlot(tx, { reservationId: id, kind: 'booking', boatId: boat.id, ...wish });
  return storeReservation(
    tx,
    { clock, config },
    { ...request, ...wish, id, boat, renterId: payment.renterId, price, lost: claimed ? null : 'slot_lost', payment },
  );
}
