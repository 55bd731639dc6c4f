import type { BookingView, quoteProposal, RouteResponse } from '@harbourline/contracts';
import { dollarsOf, zoneOf, type ChangeEffectCode, type Terms } from '@harbourline/policy';
import { changeEffectInWords } from '@harbourline/policy/words';
import type { UserActor } from '@harbourline/service-kit';
import type { BookingWithParties } from '../db/with-parties';
import { boatOf } from '../domain/boat';
import { effectCodesOf, presentEffect, proposalOf, type ProposalForCharter } from '../domain/proposal';
import { refusalInWords } from '../domain/refusal';
import type { ProposalQuote } from '../use-cases/quote-proposal';

/** A change of a charter that waits for an answer, as one of the booking's parties reads it. */
export function presentProposal(booking: BookingWithParties, viewer: UserActor): BookingView['proposedChange'] {
  const proposal = proposalOf(booking);
  if (proposal?.of !== 'charter') return null;
  return {
    ...common(proposal, booking.totalCents),
    ...effectFor(viewer, effectCodesOf(booking, proposal), zoneOf(boatOf(booking).city)),
    id: proposal.id,
    by: proposal.by,
    captainName: booking.proposedCaptain?.fullName ?? null,
  };
}

/** The same before it is proposed. */
export function presentProposalQuote(
  { booking, proposal, effectCodes, zone, reason, shortfall }: ProposalQuote,
  terms: Terms,
  viewer: UserActor,
): RouteResponse<typeof quoteProposal> {
  return {
    ...common(proposal, booking.totalCents),
    ...effectFor(viewer, effectCodes, zone),
    zone,
    depositAmount: dollarsOf(booking.depositCents),
    free: reason === null,
    reason: reason && { code: reason, message: refusalInWords(reason, { ...terms, shortfall }) },
  };
}

function common(proposal: Omit<ProposalForCharter, 'id'>, totalBeforeCents: number) {
  return {
    respondBy: proposal.respondBy.toISOString(),
    startDate: proposal.startDate.toISOString(),
    endDate: proposal.endDate.toISOString(),
    captainId: proposal.captainId,
    guestCount: proposal.guestCount,
    boatRentalAmount: dollarsOf(proposal.boatRentalCents),
    captainFee: dollarsOf(proposal.captainFeeCents),
    totalPrice: dollarsOf(proposal.totalCents),
    balanceDue: dollarsOf(proposal.balanceFromRenterCents),
    dueToCaptain: dollarsOf(proposal.dueToCaptainCents),
    difference: dollarsOf(proposal.totalCents - totalBeforeCents),
  };
}

/** In codes, and in words for clients of before there were codes. */
function effectFor({ role }: UserActor, effectCodes: ChangeEffectCode[], zone: string) {
  const reader = role === 'renter' ? 'renter' : 'others';
  return { effectCodes: presentEffect(effectCodes), effect: changeEffectInWords(effectCodes, { reader, zone }) };
}
