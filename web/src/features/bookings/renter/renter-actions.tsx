import type { BookingView } from '@harbourline/contracts';
import { ChangeActions } from '../change/change-actions';
import { movesOf } from '../moves-of';
import { useText } from '../words';
import { AcceptAdjustment } from './accept-adjustment';
import { CancelBooking } from './cancel-booking';
import { ChangeReservation } from './change-reservation';

/** What the renter can do with a booking. */
export function RenterActions({ booking, now }: { booking: BookingView; now: Date }) {
  const t = useText();
  const moves = movesOf(booking, 'renter', now);
  const isRefunded = (booking.ownerAdjusted || booking.calledOff !== null) && booking.deposit?.how !== 'unpaid';
  return (
    <>
      {moves.includes('cancel') && (
        <CancelBooking
          booking={booking}
          label={t(isRefunded ? 'renter.cancel.actionInFull' : 'renter.cancel.action')}
        />
      )}
      {moves.includes('change') && <ChangeReservation booking={booking} />}
      <ChangeActions booking={booking} side="renter" now={now} />
      {booking.ownerAdjusted && moves.includes('acceptProposal') && <AcceptAdjustment booking={booking} />}
    </>
  );
}
