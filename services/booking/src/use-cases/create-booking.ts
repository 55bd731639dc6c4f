import { randomUUID } from 'node:crypto';
import {
  getPaymentState,
  type createBooking as contract,
  type PaymentState,
  type RouteBody,
} from '@harbourline/contracts';
import { AppError, callService, type UserActor } from '@harbourline/service-kit';
import { claimSlot } from '../db/claims';
import type { Deps, Tx } from '../db/database';
import { findKnownBoat, keepBoat, requireOffered } from '../db/find-boat';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockHold, type Hold } from '../db/lock-hold';
import { assessReservation, type Wish } from '../domain/assess-reservation';
import { refusal } from '../domain/refusal';
import { requireSamePrice } from '../domain/require-same-price';
import type { Booking } from '../generated/prisma/client';
import { bookLockedHold, storeReservation } from '../steps/book-paid-hold';
import { readWish } from '../steps/read-wish';

export type BookingRequest = RouteBody<typeof contract>;
/** All that was entered, which a client may repeat for a hold and has to say without one. */
type Form = Extract<BookingRequest, { boatId: number }>;

/**
 * Turns a paid deposit into a reservation; asking again answers the same one. With a hold the slot is the renter's
 * already, and to name the hold is enough. Without one (a client that knows only the specification's calls) slot, price and deposit are judged now.
 * @throws AppError `payment_not_found` for a payment that is not the caller's, `payment_not_succeeded`,
 * `payment_mismatch` or `price_changed` when payment and request do not belong together.
 */
export async function createBooking(deps: Deps, renter: UserActor, request: BookingRequest): Promise<Booking> {
  const form = 'boatId' in request ? request : undefined;
  if (form?.renterId !== undefined && form.renterId !== renter.id) throw new AppError('forbidden');
  const payment = await callService(deps.caller, 'payments', getPaymentState, {
    params: { paymentIntentId: request.paymentIntentId },
  });
  if (payment.renterId !== renter.id) throw new AppError('payment_not_found');
  if (payment.status !== 'succeeded') throw new AppError('payment_not_succeeded');
  const isOther =
    (form && form.boatId !== payment.boatId) || (request.holdId !== undefined && request.holdId !== payment.holdId);
  if (isOther) throw new AppError('payment_mismatch');
  return deps.db.transact(async (tx) => {
    if (payment.holdId === null) {
      if (!form) throw new AppError('payment_mismatch');
      return bookWithoutHold(tx, deps, payment, form);
    }
    const hold = await lockHold(tx, payment.holdId);
    if (!hold) throw new AppError('hold_not_found');
    if (form) await requireSameReservation(tx, hold, form);
    return bookLockedHold(tx, deps, { hold, payment });
  });
}

async function requireSameReservation(tx: Tx, hold: Hold, request: Form): Promise<void> {
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
  request: Form,
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
