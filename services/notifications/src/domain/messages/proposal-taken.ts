import type { BookingState } from '@harbourline/contracts';

/** Whether what came before the wait for a captain was the renter's yes to the owner's proposal. */
export function isProposalTaken({ previous, captainId, startDate }: BookingState): boolean {
  if (!previous || previous.captainId === null) return false;
  return previous.captainId !== captainId || previous.startDate !== startDate;
}
