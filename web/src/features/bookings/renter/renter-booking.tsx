import type { BookingView } from '@harbourline/contracts';
import { Stack } from '../../../shared/ui/stack';
import { BookingCard } from '../booking-card';
import { ContactLines } from '../contact-lines';
import { DeadlineNotice } from '../deadline-notice';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { useText } from '../words';
import { RenterActions } from './renter-actions';
import { RenterOutcome } from './renter-outcome';

interface Props {
  booking: BookingView;
  now: Date;
  /** A deadline has come: the booking may stand differently now. */
  onDeadline: () => void;
}

/** A booking as its renter sees it. */
export function RenterBooking({ booking, now, onDeadline }: Props) {
  return (
    <BookingCard
      booking={booking}
      side="renter"
      notice={
        booking.status === 'cancelled' ? (
          <RenterOutcome booking={booking} now={now} onDeadline={onDeadline} />
        ) : (
          <DeadlineNotice booking={booking} side="renter" onEnd={onDeadline} />
        )
      }
      contacts={<Contacts booking={booking} />}
      records={
        <>
          <BookingDocuments booking={booking} side="renter" />
          <HistoryDialog booking={booking} />
        </>
      }
      actions={<RenterActions booking={booking} now={now} />}
    />
  );
}

function Contacts({ booking: { owner, captain } }: { booking: BookingView }) {
  const t = useText();
  if (!owner) return null;
  return (
    <Stack gap={2}>
      <ContactLines label={t('card.owner')} person={owner} />
      {captain?.phone && <ContactLines label={t('card.captainContact')} person={captain} />}
    </Stack>
  );
}
