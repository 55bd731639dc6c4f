import type { BookingView } from '@harbourline/contracts';
import type { Actor, Situation } from '@harbourline/policy';

/** The facts of a booking that decide what somebody may do with it. */
export type Standing = Pick<
  BookingView,
  'status' | 'ownerAdjusted' | 'captainWanted' | 'captainAnswer' | 'ownerAcceptedAt' | 'proposedChange' | 'calledOff'
>;

/** The same as the rules ask for them. */
export function situationOf(
  { status, ownerAdjusted, captainWanted, captainAnswer, ownerAcceptedAt, proposedChange, calledOff }: Standing,
  actor: Actor,
): Situation {
  const isPending = status === 'pending';
  return {
    actor,
    status,
    adjusted: ownerAdjusted,
    captainWanted,
    captainAwaited: isPending && captainAnswer === 'awaited',
    ownerAccepted: isPending && ownerAcceptedAt !== null,
    changeBy: proposedChange?.by ?? null,
    calledOff: calledOff !== null,
  };
}
