import type { Settlement } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';

/** What a change does to a booking's row; the parts that identify it never change. */
export type BookingChange = Partial<
  Omit<
    Booking,
    'id' | 'reservationId' | 'renterId' | 'boatId' | 'ownerId' | 'boatSnapshot' | 'version' | 'createdAt' | 'updatedAt'
  >
>;

/**
 * What of a deposit was paid through us, and so is ours to divide: nothing of one that an administrator has only noted
 * down.
 */
export function paidDepositCents({ paymentIntentId, depositCents }: DepositOfBooking): number {
  return paymentIntentId === null ? 0 : depositCents;
}

export type DepositOfBooking = Pick<Booking, 'paymentIntentId' | 'depositCents'>;

/** How a divided deposit is stored; nothing of one that was not paid through us. */
export function settled({ paymentIntentId }: DepositOfBooking, settlement: Settlement): BookingChange {
  if (paymentIntentId === null) return UNSETTLED;
  return {
    refundRule: settlement.rule,
    refundCents: settlement.refundCents,
    creditInstead: settlement.creditInstead,
    ownerKeepsCents: settlement.ownerKeepsCents,
    platformKeepsCents: settlement.platformKeepsCents,
    taxCents: settlement.taxCents,
    policyVersion: settlement.policyVersion,
  };
}

/** Nothing is divided: the charter is still to come, or nothing was paid through us. */
export const UNSETTLED: BookingChange = {
  refundRule: null,
  refundCents: null,
  creditInstead: false,
  refundChoice: null,
  chooseBy: null,
  ownerKeepsCents: null,
  platformKeepsCents: null,
  taxCents: null,
};

/** No proposal waits for an answer. */
export const NOT_ADJUSTED: BookingChange = {
  ownerAdjusted: false,
  adjustedStartTime: null,
  adjustedCaptainId: null,
  adjustedStartDate: null,
  adjustedEndDate: null,
  ownerRespondBy: null,
};
