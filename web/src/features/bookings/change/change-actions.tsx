import type { BookingView } from '@harbourline/contracts';
import { isCharter, isOverdue, mayAct } from '@harbourline/policy';
import { situationOf } from '../../../shared/booking/standing-of-booking';
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
  const { proposedChange: proposed, startDate, calledOff } = booking;
  const situation = situationOf(booking, side);
  if (!calledOff && now >= new Date(startDate)) return null;
  const mayPropose =
    isCharter(booking) && mayAct('propose', situation) && !(calledOff && isOverdue(now, new Date(calledOff.chooseBy)));
  if (!proposed) return mayPropose ? <ProposeChange booking={booking} side={side} /> : null;
  if (isOverdue(now, new Date(proposed.respondBy))) return null;
  const ids = { booking, changeId: proposed.id };
  // Each proposal has buttons of its own: those of the last one remember that they were pressed.
  return (
    <>
      {mayAct('withdrawProposal', situation) && <WithdrawChange key={proposed.id} {...ids} />}
      {mayAct('declineProposal', situation) && <DeclineChange key={`no ${proposed.id}`} {...ids} />}
      {mayAct('acceptProposal', situation) && (
        <AcceptChange key={`yes ${proposed.id}`} booking={booking} proposed={proposed} />
      )}
    </>
  );
}
