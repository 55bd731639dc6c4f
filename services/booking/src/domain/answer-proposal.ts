import { isOverdue, mayAct, type Action, type Proposer } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import { confirmed } from './answer-reservation';
import type { BookingChange } from './booking-change';
import { awaitCaptain } from './captains-answer';
import { endUnconfirmed } from './end-booking';
import { effectOn, foreseenBy, proposalOf, type Proposal, type ProposedAmounts } from './proposal';
import { requireConfirmed } from './propose';
import { requirePending } from './require-pending';
import { situationOf } from './situation';

/** Which proposal somebody speaks of: a request has one at a time, and of a charter’s the one that was seen. */
export type Meant = { of: 'request' } | { of: 'charter'; id: string };

/**
 * The proposal that waits for an answer, if it is the one that is meant, and this side's to answer or to withdraw.
 * @throws AppError `booking_not_pending`, `booking_not_adjusted` of a request; `booking_not_confirmed`,
 * `booking_not_active`, `change_not_open` of a charter; `response_overdue` after its time.
 */
export function requireOpenProposal(
  booking: Booking,
  meant: Meant,
  { action, by, now }: { action: Action; by: Proposer; now: Date },
): Proposal {
  if (meant.of === 'request') requirePending(booking);
  else requireConfirmed(booking);
  const proposal = proposalOf(booking);
  if (!proposal || !isMeant(proposal, meant) || !mayAct(action, situationOf(booking, by))) {
    throw new AppError(meant.of === 'request' ? 'booking_not_adjusted' : 'change_not_open');
  }
  if (isOverdue(now, proposal.respondBy)) throw new AppError('response_overdue');
  return proposal;
}

function isMeant(proposal: Proposal, meant: Meant): boolean {
  return meant.of === 'request' ? proposal.of === 'request' : proposal.of === 'charter' && proposal.id === meant.id;
}

/** The terms on which a proposal is accepted: with another captain, what they ask for and whether they want to be asked. */
export interface AcceptedTerms {
  amounts: Partial<ProposedAmounts>;
  isCaptainAsked: boolean;
}

/**
 * The other side agrees: the booking is what was proposed. For a request that confirms it, unless its captain has to be
 * asked about it; of a charter the rules count from where the policy says.
 */
export function acceptProposal(
  booking: Booking,
  proposal: Proposal,
  { amounts, isCaptainAsked }: AcceptedTerms,
  { now, ownerResponseHours }: { now: Date; ownerResponseHours: number },
): BookingChange {
  const { startDate, endDate, captainId } = proposal;
  switch (proposal.of) {
    case 'request': {
      const asks = () => awaitCaptain({ startDate, ownerAcceptedAt: null }, now, ownerResponseHours);
      const { leftStart } = effectOn(booking, proposal).clocks;
      const moved = { startDate, endDate, leftStart, captainId, ...amounts, captainAnswer: null };
      return { ...moved, ...(isCaptainAsked ? asks() : confirmed(now)) };
    }
    case 'charter': {
      const { clocks } = effectOn(booking, proposal);
      return {
        ...foreseenBy(proposal),
        // Another captain takes over a confirmed charter as if one had left: they are told, and not asked.
        ...(captainId !== booking.captainId && { captainAnswer: null }),
        startDate: clocks.start,
        leftStart: clocks.leftStart,
        confirmedAt: clocks.confirmedAt,
      };
    }
  }
}

/**
 * Whoever proposed it takes it back: a request waits for its owner as before, and a charter stays as it is.
 * @throws AppError `response_overdue` when the owner's own time is over: nothing is left but to wait for the renter.
 */
export function withdrawProposal(proposal: Proposal, now: Date): BookingChange {
  if (proposal.of === 'charter') return {};
  const { ownerRespondBy } = proposal;
  if (!ownerRespondBy || isOverdue(now, ownerRespondBy)) throw new AppError('response_overdue');
  return { respondBy: ownerRespondBy };
}

/** Nobody has answered in time: a request ends, and a charter stays as it is. */
export function lapseProposal(booking: Booking, { of }: Proposal, now: Date): BookingChange {
  if (of === 'charter') return {};
  return endUnconfirmed(booking, {
    at: now,
    outcome: 'adjustment_lapsed',
    by: 'system',
  });
}
