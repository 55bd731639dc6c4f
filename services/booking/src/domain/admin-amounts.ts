import { amountsDue, centsOf, depositOf } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';

export type Amounts = Pick<
  Booking,
  'boatRentalCents' | 'captainFeeCents' | 'totalCents' | 'depositCents' | 'balanceFromRenterCents' | 'dueToCaptainCents'
>;

/** All amounts of a booking, in cents, from the three that decide; a quarter of the total where the deposit is null. */
export function amountsFrom(decide: {
  boatRentalCents: number;
  captainFeeCents: number;
  depositCents: number | null;
}): Amounts {
  const { boatRentalCents, captainFeeCents } = decide;
  const totalCents = boatRentalCents + captainFeeCents;
  const depositCents = decide.depositCents ?? depositOf(totalCents);
  if (depositCents > totalCents) throw new AppError('deposit_above_total');
  const { balanceFromRenterCents, dueToCaptainCents } = amountsDue({ boatRentalCents, captainFeeCents, depositCents });
  return { boatRentalCents, captainFeeCents, totalCents, depositCents, balanceFromRenterCents, dueToCaptainCents };
}

/** The cents of an amount that was given, else what holds without it. */
export function centsOr<T>(dollars: number | null | undefined, otherwise: T): number | T {
  return dollars === null || dollars === undefined ? otherwise : centsOf(dollars);
}

/** @throws AppError `invalid_input` for a fee that nobody gets. */
export function requireSomeoneToPay(captainFeeCents: number, captainId: number | null): void {
  if (captainFeeCents > 0 && captainId === null) {
    throw new AppError('invalid_input', { fields: { captainFee: 'There is no captain to pay' } });
  }
}
