import { normalizeStatus, type Actor, type Situation } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import { proposedChangeOf } from './proposed-change';

/** The facts about a booking that decide which actions an actor has. */
export function situationOf(booking: Booking, actor: Actor): Situation {
  const status = normalizeStatus(booking.status);
  if (!status) throw new Error(`booking ${booking.id} has the unknown status ${booking.status}`);
  const isPending = status === 'pending';
  return {
    actor,
    status,
    adjusted: booking.ownerAdjusted,
    captainWanted: booking.captainWanted,
    changeBy: proposedChangeOf(booking)?.by ?? null,
    captainAwaited: isPending && booking.captainAnswer === 'awaited',
    ownerAccepted: isPending && booking.ownerAcceptedAt !== null,
    calledOff: booking.chooseTimeBy !== null,
  };
}
