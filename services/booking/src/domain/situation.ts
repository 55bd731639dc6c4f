import { normalizeStatus, type Actor, type Situation } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';

/** What of a booking decides on what an actor may do with it. */
export function situationOf(booking: Booking, actor: Actor): Situation {
  const status = normalizeStatus(booking.status);
  if (!status) throw new Error(`booking ${booking.id} has the unknown status ${booking.status}`);
  return { actor, status, adjusted: booking.ownerAdjusted, captainWanted: booking.captainWanted };
}
