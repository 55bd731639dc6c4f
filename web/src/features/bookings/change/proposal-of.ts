import type { BookingView, quoteProposal, RouteRequest } from '@harbourline/contracts';
import { changeOf, type ChangeValues } from './change-of';

export type CharterProposal = RouteRequest<typeof quoteProposal>;
/** The captain is empty where they stay. */
export type ProposalValues = ChangeValues & { captainId: string };

/** What of a charter a form changes; null where that is nothing, or the time is not chosen yet. */
export function proposalOf(booking: BookingView, { captainId, ...values }: ProposalValues): CharterProposal | null {
  const { date, startTime, duration, guests } = values;
  if (!date || !startTime || !(duration > 0) || !(guests > 0)) return null;
  const change = { ...changeOf(booking, values), ...(captainId !== '' && { captainId: Number(captainId) }) };
  return Object.keys(change).length > 0 ? change : null;
}
