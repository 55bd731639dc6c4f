import type { BookingView } from '@harbourline/contracts';
import { isCharter } from '@harbourline/policy';
import { movesOf } from '../moves-of';
import { AcceptChange } from './accept-change';
import { DeclineChange } from './decline-change';
import { ProposeChange } from './propose-change';
import { WithdrawChange } from './withdraw-change';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  now: Date;
}

/** What one side can do about changes of a confirmed charter that has not begun, or was called off. */
export function ChangeActions({ booking, side, now }: Props) {
  const { proposedChange: proposed } = booking;
  const moves = movesOf(booking, side, now);
  const mayPropose = isCharter(booking) && moves.includes('propose');
  if (!proposed) return mayPropose ? <ProposeChange booking={booking} side={side} /> : null;
  const ids = { booking, changeId: proposed.id };
  // Each proposal has buttons of its own: those of the last one remember that they were pressed.
  return (
    <>
      {moves.includes('withdrawProposal') && <WithdrawChange key={proposed.id} {...ids} />}
      {moves.includes('declineProposal') && <DeclineChange key={`no ${proposed.id}`} {...ids} />}
      {moves.includes('acceptProposal') && (
        <AcceptChange key={`yes ${proposed.id}`} booking={booking} proposed={proposed} />
      )}
    </>
  );
}
