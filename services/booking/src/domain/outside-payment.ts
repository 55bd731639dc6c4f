import { localDateOf, isEnded } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';

/** An administrator's record of a deposit that was paid outside, without card or credit. */
export interface SaidOfPayment {
  /** null: nobody has paid it. */
  paidDate?: string | null | undefined;
  paidReference?: string | null | undefined;
}

export type PaymentOfBooking = Pick<Booking, 'paidDate' | 'paidReference'>;

/**
 * How a deposit was paid according to an administrator; what is left out stays.
 * @throws AppError `invalid_input` for a day to come, or a transfer of which it is not said when it was.
 */
export function outsidePayment(
  before: PaymentOfBooking,
  said: SaidOfPayment,
  { zone, now }: { zone: string; now: Date },
): PaymentOfBooking {
  const paidDate =
    said.paidDate === undefined ? before.paidDate : said.paidDate === null ? null : new Date(said.paidDate);
  if (said.paidDate && paidDate && localDateOf(paidDate, zone) > localDateOf(now, zone)) {
    throw new AppError('invalid_input', { fields: { paidDate: 'Please enter a day that is not in the future' } });
  }
  if (!paidDate) {
    if (!said.paidReference) return { paidDate, paidReference: null };
    throw new AppError('invalid_input', { fields: { paidDate: 'Please say when the deposit was paid' } });
  }
  return {
    paidDate,
    paidReference: said.paidReference === undefined ? before.paidReference : said.paidReference || null,
  };
}

/**
 * The same for a booking that is corrected.
 * @throws AppError `deposit_paid_by_card` where a payment says how it was paid; `booking_final` where a cancelled booking
 * would have been paid, or not have been, after its deposit was divided.
 */
export function correctedPayment(
  booking: Booking,
  said: SaidOfPayment,
  when: { zone: string; now: Date },
): PaymentOfBooking {
  const corrected = outsidePayment(booking, said, when);
  if (booking.paymentIntentId !== null && (corrected.paidDate === null || corrected.paidReference !== null)) {
    throw new AppError('deposit_paid_by_card');
  }
  const isOther = (booking.paidDate === null) !== (corrected.paidDate === null);
  if (isEnded(booking) && isOther) throw new AppError('booking_final');
  return corrected;
}
