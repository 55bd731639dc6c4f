import type { BookingState } from '@harbourline/contracts';
import type { Party } from './parties';
import { standingAsTold } from './standing';

/** Those that ask for an answer to a proposal, without which a charter goes on: whatever else is told of it is news. */
const ASKS_ABOUT_PROPOSAL: readonly string[] = [
  'change-proposed-renter',
  'change-proposed-owner',
  'new-time-proposed-renter',
  'new-time-proposed-owner',
];

/**
 * Until when a message about a booking asks its reader for an answer; null where it asks for none, or also tells what
 * stays true without one. What follows from a time that is over is told in a message of its own.
 */
export function askedUntil(booking: BookingState, to: Party, template: string): Date | null {
  const standing = standingAsTold(booking);
  if (!standing.awaits.some((party) => party === to)) return null;
  switch (standing.kind) {
    case 'awaitingOwner':
    case 'awaitingOwnerAndCaptain':
    case 'awaitingCaptain':
    case 'awaitingRenter':
    case 'captainToBeChosen':
    case 'captainLeft':
    case 'calledOff':
    case 'calledOffWithoutCaptain':
      return standing.until;
    case 'changeProposed':
    case 'newTimeProposed':
      return ASKS_ABOUT_PROPOSAL.includes(template) ? standing.until : null;
    case 'confirmed':
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended': // whoever may choose between refund and credit is told first that it has ended
      return null;
  }
}
