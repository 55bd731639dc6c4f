import type { BookingView, quoteProposal, RouteResponse } from '@harbourline/contracts';
import { dollarsOf, type Terms } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { BookingWithParties } from '../db/with-parties';
import { proposedChangeOf, type ProposedChange } from '../domain/proposed-change';
import { refusalInWords } from '../domain/refusal';
import type { ProposalQuote } from '../use-cases/quote-proposal';

/** A change that waits for an answer, as one of the booking's parties reads it. */
export function presentProposal(booking: BookingWithParties, viewer: UserActor): BookingView['proposedChange'] {
  const proposed = proposedChangeOf(booking);
  if (!proposed) return null;
  return {
    ...common(proposed, booking.totalCents, viewer),
    id: proposed.id,
    by: proposed.by,
    captainName: booking.proposedCaptain?.fullName ?? null,
  };
}

/** The same before it is proposed. */
export function presentProposalQuote(
  { booking, proposed, zone, reason }: ProposalQuote,
  terms: Terms,
  viewer: UserActor,
): RouteResponse<typeof quoteProposal> {
  return {
    ...common(proposed, booking.totalCents, viewer),
    zone,
    depositAmount: dollarsOf(booking.depositCents),
    free: reason === null,
    reason: reason && { code: reason, message: refusalInWords(reason, terms) },
  };
}

function common(proposed: Omit<ProposedChange, 'id'>, totalBeforeCents: number, { role }: UserActor) {
  return {
    respondBy: proposed.respondBy.toISOString(),
    startDate: proposed.startDate.toISOString(),
    endDate: proposed.endDate.toISOString(),
    captainId: proposed.captainId,
    guestCount: proposed.guestCount,
    boatRentalAmount: dollarsOf(proposed.boatRentalCents),
    captainFee: dollarsOf(proposed.captainFeeCents),
    totalPrice: dollarsOf(proposed.totalCents),
    balanceDue: dollarsOf(proposed.balanceFromRenterCents),
    dueToCaptain: dollarsOf(proposed.dueToCaptainCents),
    difference: dollarsOf(proposed.totalCents - totalBeforeCents),
    effect: proposed.effect[role === 'renter' ? 'renter' : 'others'],
  };
}
