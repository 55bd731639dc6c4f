import type { Settlement } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import { isPaid, type DepositOfBooking } from './deposit-of-booking';
import type { ProposalColumn } from './proposal';

/** The columns of a booking's row that a change sets; those that identify it never change. */
export type BookingChange = Partial<
  Omit<
    Booking,
    | 'id'
    | 'reservationId'
    | 'renterId'
    | 'boatId'
    | 'ownerId'
    | 'boatSnapshot'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
    // Whoever saves a booking says what is proposed, and not which columns keep it.
    | ProposalColumn
  >
>;

/** How a divided deposit is stored; nothing of one that nobody has paid. */
export function settled(booking: DepositOfBooking, settlement: Settlement): BookingChange {
  if (!isPaid(booking)) return UNSETTLED;
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

/** Nothing is divided: the charter is still to come, or nobody has paid the deposit. */
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
