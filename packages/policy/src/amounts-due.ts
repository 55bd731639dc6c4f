import { integerCents, percentOf } from './cents';

const COMMISSION_PERCENT = 15;
/** The part of boat rental and captain fee that the platform keeps. */
export const COMMISSION_SHARE = COMMISSION_PERCENT / 100;

/** The amounts that renter, owner and captain are owed or owe once a deposit is paid. Integer cents. */
export interface AmountsDue {
  /** Boat rental and captain fee. */
  totalCents: number;
  /** From the renter to the owner: boat rental − deposit, never below zero. */
  balanceFromRenterCents: number;
  /** From the renter to the captain at boarding: the captain fee, less what the deposit exceeds the boat rental by. */
  dueToCaptainCents: number;
  /** From the platform to the owner: deposit − commission. Negative when the deposit does not cover the commission. */
  dueToOwnerCents: number;
  /** 15% of boat rental and captain fee, rounded half up to the cent. */
  commissionCents: number;
}

export interface Charged {
  boatRentalCents: number;
  captainFeeCents: number;
  depositCents: number;
}

/**
 * Splits what a charter costs between owner, captain and platform, given the deposit that is paid or to be paid; also
 * for a booking whose price changed after its deposit. Deposit, balance and due to captain always add up to the total.
 *
 * `dueToOwnerCents` is not cut off at zero: below zero, the owner owes the platform the rest of its commission, and the
 * books have to say so. A quarter as deposit covers the commission of every total from two dollars up.
 *
 * Throws RangeError for amounts that are negative or not integers, and for a deposit above the total.
 */
export function amountsDue({ boatRentalCents, captainFeeCents, depositCents }: Charged): AmountsDue {
  if (Math.min(...[boatRentalCents, captainFeeCents, depositCents].map(integerCents)) < 0) {
    throw new RangeError('An amount is negative');
  }
  const totalCents = boatRentalCents + captainFeeCents;
  if (depositCents > totalCents) throw new RangeError('The deposit is more than the total');

  const commissionCents = percentOf(totalCents, COMMISSION_PERCENT);
  return {
    totalCents,
    balanceFromRenterCents: Math.max(0, boatRentalCents - depositCents),
    dueToCaptainCents: captainFeeCents - Math.max(0, depositCents - boatRentalCents),
    dueToOwnerCents: depositCents - commissionCents,
    commissionCents,
  };
}
