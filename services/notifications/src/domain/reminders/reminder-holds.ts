import type { BookingState } from '@harbourline/contracts';
import { phaseOf } from '@harbourline/policy';
import type { AboutBooking } from '../messages/about';
import { partyOf } from '../messages/parties';
import { standingAsTold } from '../messages/standing';
import { isAwaited, type Waiting } from './waiting';

type Current = Pick<Waiting, 'awaits' | 'respondBy' | 'startDate'> & { state: BookingState };

/** Whether what a reminder reminds of, an answer that is owed or a charter that is near, is still to come for its reader. */
export function reminderHolds(
  { booking, until }: Pick<AboutBooking, 'booking' | 'until'>,
  { awaits, respondBy, startDate, state }: Current,
  recipientId: number | null,
): boolean {
  if (recipientId === null || !until) return false;
  const time = new Date(until).getTime();
  const reader = partyOf(booking, recipientId);
  const isOwed = isAwaited(awaits, reader) && respondBy?.getTime() === time;
  const isToCome = phaseOf(standingAsTold(state)) === 'agreed' && startDate.getTime() === time;
  return (isOwed || isToCome) && partyOf(state, recipientId) === reader;
}
