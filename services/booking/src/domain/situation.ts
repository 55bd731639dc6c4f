import { situationOf as situationIn, type Actor, type Situation } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import { factsOf } from './standing';

/** The facts about a booking that decide which actions an actor has. */
export function situationOf(booking: Booking, actor: Actor): Situation {
  return situationIn(factsOf(booking), actor);
}
