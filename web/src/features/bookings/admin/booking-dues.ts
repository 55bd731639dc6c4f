import { amountsDue, centsOf, dollarsOf } from '@harbourline/policy';
import { dollarsIn } from './typed-numbers';

export interface TypedAmounts {
  boatRentalAmount: string;
  captainFee: string;
  depositAmount: string;
}

/**
 * What follows from the amounts as they are typed, in dollars; null where one of them cannot be read, or the deposit is
 * more than the total.
 */
export function duesOf(typed: TypedAmounts): { total: number | null; dueToOwner: number | null } {
  const rental = dollarsIn(typed.boatRentalAmount);
  const fee = dollarsIn(typed.captainFee);
  const deposit = dollarsIn(typed.depositAmount);
  if (rental === null || fee === null) return { total: null, dueToOwner: null };

  const boatRentalCents = centsOf(rental);
  const captainFeeCents = centsOf(fee);
  const total = dollarsOf(boatRentalCents + captainFeeCents);
  if (deposit === null || deposit > total) return { total, dueToOwner: null };
  const { dueToOwnerCents } = amountsDue({ boatRentalCents, captainFeeCents, depositCents: centsOf(deposit) });
  return { total, dueToOwner: dollarsOf(dueToOwnerCents) };
}
