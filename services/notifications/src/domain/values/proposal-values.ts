import type { BookingState } from '@harbourline/contracts';
import { changeEffectInWords, dayInWords, timeInWords, english } from '@harbourline/policy/words';
import type { Party } from '../messages/parties';
import type { Values } from '../placeholders/placeholders';
import { proposalInWords } from '../words/booking-change-in-words';
import { proposalIn, type Proposal } from '../words/proposed-change-in-words';
import { momentInWords } from '../words/time-in-words';
import type { Person } from './person';

export const NO_CAPTAIN = english`no captain`;

/** Start and captain before and after: of what the owner proposes, or else of the last change. Only what differs. */
export function proposalValues(
  { startDate, captainId, adjusted, previous, zone }: BookingState,
  find: (id: number) => Person | undefined,
): Values {
  const now = { startDate, captainId };
  const [from, to] = adjusted
    ? [now, { startDate: adjusted.startDate, captainId: adjusted.captainId ?? captainId }]
    : [previous ?? now, now];
  const starts = [new Date(from.startDate), new Date(to.startDate)] as const;
  const inWords = dayInWords(starts[0], zone) === dayInWords(starts[1], zone) ? timeInWords : momentInWords;
  return {
    ...(from.startDate !== to.startDate && {
      originalStartTime: inWords(starts[0], zone),
      newStartTime: inWords(starts[1], zone),
    }),
    ...(from.captainId !== to.captainId && {
      originalCaptain: nameOf(from.captainId, find),
      newCaptain: nameOf(to.captainId, find),
    }),
  };
}

function nameOf(captainId: number | null, find: (id: number) => Person | undefined): string | undefined {
  return captainId === null ? NO_CAPTAIN : find(captainId)?.fullName;
}

/**
 * What is proposed for a confirmed charter, until when it can be answered, and what it does to the rules for canceling:
 * to a captain, whose deposit it is not, nothing of that.
 */
export function changeValues(booking: BookingState, to: Party, find: (id: number) => Person | undefined): Values {
  const { proposedChange: open, zone } = booking;
  const proposal = proposalIn(booking);
  const isAgreed = open === null && proposal !== null && isNow(booking, proposal);
  if (!proposal || (!open && !isAgreed) || to === 'former captain') return {};
  return {
    ...(open && {
      proposedChange: proposalInWords(booking, open, { to, find }),
      changeAnswerBy: momentInWords(new Date(open.respondBy), zone),
    }),
    ...(to !== 'captain' && { changeEffect: effectInWords(proposal, to === 'renter' ? 'renter' : 'others', zone) }),
  };
}

/** Events of before there were codes say it in sentences. */
function effectInWords({ effectCodes, effect }: Proposal, reader: 'renter' | 'others', zone: string): string {
  return (effectCodes.length > 0 ? changeEffectInWords(effectCodes, { reader, zone }) : effect[reader]).join(' ');
}

/** Whether a charter has become what was proposed for it. */
function isNow(booking: BookingState, proposal: Proposal): boolean {
  return (['startDate', 'endDate', 'captainId', 'guestCount'] as const).every(
    (field) => booking[field] === proposal[field],
  );
}
