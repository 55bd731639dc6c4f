import type { BookingView } from '@harbourline/contracts';
import { movesFor } from '@harbourline/policy';
import { Stack } from '../../shared/ui/stack';
import { BookingCard } from './booking-card';
import { CancelReservation } from './cancel-reservation';
import { ContactLines } from './contact-lines';
import { DeadlineNotice } from './deadline-notice';
import { useText } from './messages';
import { OutcomeNotice } from './outcome-notice';

/** A booking as its renter sees it. */
export function RenterBooking({ booking, onDeadline }: { booking: BookingView; onDeadline: () => void }) {
  const t = useText();
  const { status, owner, captain } = booking;
  const moves = movesFor({ actor: 'renter', status, adjusted: booking.ownerAdjusted });
  // A confirmed booking is cancelled under other terms, which have to be shown first.
  const mayCancel = status === 'pending' && moves.includes('cancel');
  return (
    <BookingCard
      booking={booking}
      side="renter"
      notice={
        status === 'cancelled' ? (
          <OutcomeNotice booking={booking} side="renter" />
        ) : (
          status === 'pending' && <DeadlineNotice booking={booking} side="renter" onEnd={onDeadline} />
        )
      }
      contacts={
        owner && (
          <Stack gap={2}>
            <ContactLines label={t('card.owner')} person={owner} />
            {captain?.phone && <ContactLines label={t('card.captainContact')} person={captain} />}
          </Stack>
        )
      }
      actions={mayCancel && <CancelReservation booking={booking} />}
    />
  );
}
