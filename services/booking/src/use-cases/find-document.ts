import { getPaymentState } from '@harbourline/contracts';
import { isAgreed } from '@harbourline/policy';
import { AppError, callService, type UserActor } from '@harbourline/service-kit';
import type { Deps, LocalDeps } from '../db/database';
import { toHold } from '../db/lock-hold';
import type { BookingWithParties } from '../db/with-parties';
import type { DockAct } from '../generated/prisma/client';
import { isPaid } from '../domain/deposit-of-booking';
import { getBooking } from './get-booking';

export interface BookingForDocument {
  booking: BookingWithParties;
  /** The owner's discount on the rental, in cents; null if it is not known. */
  discountCents: number | null;
  /** The card that paid the deposit, for its receipt; null where none did, and until the provider has told. */
  card?: { brand: string; last4: string } | null;
  /** What was done at the dock, for the rental agreement. */
  dockActs?: DockAct[];
}

/** A booking for a document that anyone concerned may have. @throws AppError `booking_not_found`. */
export async function findForConfirmation(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  bookingId: number,
): Promise<BookingForDocument> {
  const booking = await getBooking({ db }, viewer, bookingId);
  const row = await db.client.hold.findUnique({ where: { id: booking.reservationId } });
  const held = row && toHold(row).price;
  // A price that has changed since has no discount that we know of.
  const same = held?.boatRentalCents === booking.boatRentalCents;
  return { booking, discountCents: held && same ? (held.discountCents ?? null) : null };
}

/**
 * The same for the receipt of its deposit, with the card as payments knows it.
 * @throws AppError `deposit_not_paid` for one that nobody has paid; `unavailable` while payments does not answer.
 */
export async function findForReceipt(
  { db, caller }: Pick<Deps, 'db' | 'caller'>,
  viewer: UserActor,
  bookingId: number,
): Promise<BookingForDocument> {
  const found = await findForConfirmation({ db }, viewer, bookingId);
  const { paymentIntentId } = found.booking;
  if (!isPaid(found.booking)) throw new AppError('deposit_not_paid');
  if (paymentIntentId === null) return found;
  const { card } = await callService(caller, 'payments', getPaymentState, { params: { paymentIntentId } });
  return { ...found, card };
}

/** The same for an agreement. @throws AppError `booking_not_confirmed` for all but administrators until it is. */
async function findForAgreement(
  deps: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  bookingId: number,
): Promise<BookingForDocument> {
  const found = await findForConfirmation(deps, viewer, bookingId);
  const confirmed = isAgreed(found.booking);
  if (!confirmed && viewer.role !== 'admin') throw new AppError('booking_not_confirmed');
  return found;
}

/** The same with what was recorded at the dock. */
export async function findForRentalAgreement(
  deps: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  bookingId: number,
): Promise<BookingForDocument> {
  const found = await findForAgreement(deps, viewer, bookingId);
  const dockActs = await deps.db.client.dockAct.findMany({ where: { bookingId }, orderBy: { number: 'asc' } });
  return { ...found, dockActs };
}

/** The same for one with the captain. @throws AppError `no_captain` when there is none. */
export async function findForCaptainAgreement(
  deps: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  bookingId: number,
): Promise<BookingForDocument> {
  const found = await findForAgreement(deps, viewer, bookingId);
  if (found.booking.captainId === null) throw new AppError('no_captain');
  return found;
}
