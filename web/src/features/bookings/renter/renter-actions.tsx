import type { BookingView } from '@harbourline/contracts';
import { ChangeActions } from '../change/change-actions';
import { useText } from '../words';
import { AcceptAdjustment } from './accept-adjustment';
import { CancelBooking } from './cancel-booking';
import { ChangeReservation } from './change-reservation';
import { renterMoves } from './renter-moves';

/** What the renter can do with a booking. */
export function RenterActions({ booking, now }: { booking: BookingView; now: Date }) {
  const t = useText();
  const { cancel, acceptAdjustment, change } = renterMoves(booking, now);
  const isRefunded = (booking.ownerAdjusted || booking.calledOff !== null) && booking.deposit?.how !== 'unpaid';
  return (
    <>
      {cancel && (
        <CancelBooking
          booking={booking}
          label={t(isRefunded ? 'renter.cancel.actionInFull' : 'renter.cancel.action')}
        />
      )}
      {change && <ChangeReservation booking={booking} />}
      <ChangeActions booking={booking} side="renter" now={now} />
      {acceptAdjustment && <AcceptAdjustment booking={booking} />}
    </>
  );
}
