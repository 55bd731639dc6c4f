import {
  bookingRejected,
  bookingRequested,
  detailsOf,
  type EnteredDetails,
  type PaymentState,
} from '@harbourline/contracts';
import { ownerDeadline, POLICY_VERSION, type EndsWith } from '@harbourline/policy';
import { AppError, type Clock } from '@harbourline/service-kit';
import { claimSlot, releaseClaims, turnHoldIntoBooking } from '../db/claims';
import type { Deps, Tx } from '../db/database';
import { keepBoat } from '../db/find-boat';
import { bookingState } from '../db/booking-state';
import { lockHold, type Hold } from '../db/lock-hold';
import { whoHasLeft } from '../db/who-has-left';
import { snapshotOf, type Boat } from '../domain/boat';
import { askedOf } from '../domain/captains-answer';
import type { DepositOfBooking } from '../domain/deposit-of-booking';
import { endUnconfirmed, withoutRenter } from '../domain/end-booking';
import type { Booking } from '../generated/prisma/client';

export type Paid = Pick<
  PaymentState,
  'paymentIntentId' | 'amountCents' | 'creditCents' | 'renterId' | 'boatId' | 'holdId' | 'paidAt'
>;

/**
 * Turns a paid hold into a pending reservation. Browser and provider both lead here, whichever comes first: the second
 * finds what the first has done. A hold that ended meanwhile is taken up again if its slot is still free; otherwise, or
 * when boat, owner or renter have left, the reservation is stored as lost, from which the refund and the message to the
 * renter follow.
 * @throws AppError `hold_not_found`; `payment_mismatch` when payment and hold do not belong together.
 */
export async function bookPaidHold(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  payment: Paid,
): Promise<Booking> {
  const hold = payment.holdId && (await lockHold(tx, payment.holdId));
  if (!hold) throw new AppError('hold_not_found');
  return bookLockedHold(tx, { clock, config }, { hold, payment });
}

/** The same for a hold that is locked already. @throws AppError `payment_mismatch`. */
export async function bookLockedHold(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { hold, payment }: { hold: Hold; payment: Paid },
): Promise<Booking> {
  if (
    hold.renterId !== payment.renterId ||
    hold.boatId !== payment.boatId ||
    hold.price.depositCents !== payment.amountCents
  ) {
    throw new AppError('payment_mismatch');
  }
  const existing = await tx.booking.findUnique({ where: { reservationId: hold.id } });
  if (existing) {
    if (existing.paymentIntentId !== payment.paymentIntentId) throw new AppError('payment_mismatch');
    return existing;
  }
  const boat = await keepBoat(tx, hold.boatId);
  const lost = await takeSlot(tx, boat, hold);
  await tx.hold.updateMany({ where: { id: hold.id }, data: { status: 'booked' } });
  return storeReservation(tx, { clock, config }, { ...hold, boat, lost, payment });
}

/** Why a paid reservation is not to be had after all. */
type Loss = 'slot_lost' | 'boat_withdrawn' | 'renter_left';

/** What is lost by whoever has left. */
const LOSSES: Readonly<Record<EndsWith<'latePayments'>, Loss>> = {
  boat: 'boat_withdrawn',
  owner: 'boat_withdrawn',
  renter: 'renter_left',
};

async function takeSlot(tx: Tx, boat: Boat, hold: Hold): Promise<Loss | null> {
  const left = await whoHasLeft(tx, boat, hold.renterId);
  if (left) {
    await releaseClaims(tx, hold.id);
    return LOSSES[left];
  }
  const claimed =
    (await turnHoldIntoBooking(tx, hold.id)) ||
    (await claimSlot(tx, { ...hold, reservationId: hold.id, kind: 'booking' }));
  return claimed ? null : 'slot_lost';
}

export type PaidReservation = Pick<Hold, 'id' | 'renterId' | 'captainId' | 'startDate' | 'endDate' | 'price'> &
  EnteredDetails & { boat: Boat; lost: Loss | null; payment: Paid };

/** Stores a paid reservation: as pending, its slot having been claimed in the same transaction, or as lost. */
export async function storeReservation(
  tx: Tx,
  { clock, config }: { clock: Clock; config: Deps['config'] },
  { id, boat, lost, payment, price, ...reservation }: PaidReservation,
): Promise<Booking> {
  const now = clock.now();
  const deposit = {
    depositCents: price.depositCents,
    paymentIntentId: payment.paymentIntentId,
    creditCents: payment.creditCents,
    paidDate: payment.paidAt ? new Date(payment.paidAt) : now,
  };
  const captain =
    reservation.captainId === null ? null : await tx.user.findUnique({ where: { id: reservation.captainId } });
  const booking = await tx.booking.create({
    data: {
      reservationId: id,
      boatId: boat.id,
      ownerId: boat.ownerId,
      renterId: reservation.renterId,
      captainId: reservation.captainId,
      startDate: reservation.startDate,
      endDate: reservation.endDate,
      ...detailsOf(reservation),
      boatRentalCents: price.boatRentalCents,
      captainFeeCents: price.captainFeeCents,
      totalCents: price.totalCents,
      balanceFromRenterCents: price.balanceFromRenterCents,
      dueToCaptainCents: price.dueToCaptainCents,
      ...deposit,
      policyVersion: POLICY_VERSION,
      boatSnapshot: { ...snapshotOf(boat) },
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...(lost
        ? (lostReservation(deposit, lost, now) as { status: string })
        : {
            status: 'pending',
            respondBy: ownerDeadline(now, reservation.startDate, config.OWNER_RESPONSE_HOURS),
            captainAnswer: askedOf(captain),
          }),
    },
  });
  await tx.bookingHistory.create({
    data: {
      bookingId: booking.id,
      at: now,
      actor: 'renter',
      actorId: booking.renterId,
      action: lost ? ACTIONS[lost] : 'requested',
      toStatus: booking.status,
      moneyKind: 'deposit',
      moneyCents: booking.depositCents,
    },
  });
  await tx.outbox.append(lost ? bookingRejected : bookingRequested, {
    subject: booking.id,
    version: 1,
    data: bookingState(booking),
  });
  return booking;
}

/** What the history calls it. */
const ACTIONS: Readonly<Record<Loss, string>> = {
  slot_lost: 'slot lost',
  boat_withdrawn: 'boat withdrawn',
  renter_left: 'renter left',
};

function lostReservation(reservation: DepositOfBooking, outcome: Loss, at: Date) {
  if (outcome === 'renter_left') return withoutRenter(reservation, at);
  return endUnconfirmed(reservation, { at, outcome, by: 'system' });
}
