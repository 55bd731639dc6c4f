import { AppError } from '@harbourline/service-kit';
import type { Db, Tx } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { assessReservation, type Wish } from '../domain/assess-reservation';
import type { Boat } from '../domain/boat';
import { costsWith } from '../domain/change-captain';
import type { ProposedAmounts } from '../domain/proposal';
import { differencesOf } from '../domain/propose';
import type { Booking } from '../generated/prisma/client';

/**
 * How a proposal is priced, its deposit being paid. `no more`: an owner's for a request costs what the request does, and
 * less with a cheaper captain. `as agreed`: what was called off is made up for at its price, whatever the rates are now.
 * `today`: every other change of a charter costs what it costs today.
 */
export type Pricing =
  | { at: 'no more' | 'as agreed'; boat: Pick<Boat, 'id' | 'city'> }
  | { at: 'today'; boat: Boat; now: Date };

/**
 * What a booking would cost as it is proposed. More or fewer guests alone leave the price as it was agreed.
 * @throws AppError `captain_unavailable`, `captain_too_expensive`, `deposit_above_total`.
 */
export async function priceProposal(
  db: Db['client'] | Tx,
  booking: Booking,
  wish: Wish,
  pricing: Pricing,
): Promise<ProposedAmounts> {
  const { time, captain } = differencesOf(booking, wish);
  const isPriced = pricing.at === 'no more' ? captain : time || captain;
  if (!isPriced) return amountsOf(booking);
  const offer = await findCaptainOffer(db, pricing.boat, wish);
  if (offer === undefined) throw new AppError('captain_unavailable');
  switch (pricing.at) {
    case 'no more':
      return amountsOf({ ...booking, ...costsWith(booking, offer) });
    case 'as agreed':
      return amountsOf(booking);
    case 'today': {
      const { boat, now } = pricing;
      const paidDepositCents = booking.depositCents;
      return amountsOf(assessReservation({ boat, captain: offer, wish, now, noticeHours: 0, paidDepositCents }).price);
    }
  }
}

function amountsOf(priced: ProposedAmounts): ProposedAmounts {
  const { boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents } = priced;
  return { boatRentalCents, captainFeeCents, totalCents, balanceFromRenterCents, dueToCaptainCents };
}
