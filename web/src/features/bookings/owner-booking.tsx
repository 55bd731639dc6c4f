import type { BookingView } from '@harbourline/contracts';
import { Stack } from '../../shared/ui/stack';
import { AnswerReservation } from './answer-reservation';
import { BookingCard } from './booking-card';
import { ContactLines } from './contact-lines';
import { DeadlineNotice } from './deadline-notice';
import { useText } from './messages';
import { OutcomeNotice } from './outcome-notice';

/** A booking of one of the owner's boats. */
export function OwnerBooking({ booking, onDeadline }: { booking: BookingView; onDeadline: () => void }) {
  const { status } = booking;
  switch (status) {
    case 'pending':
      return (
        <BookingCard
          booking={booking}
          side="owner"
          notice={<DeadlineNotice booking={booking} side="owner" onEnd={onDeadline} />}
          actions={<AnswerReservation booking={booking} />}
        />
      );
    case 'confirmed':
    case 'completed':
      return <BookingCard booking={booking} side="owner" contacts={<Contacts booking={booking} />} />;
    case 'cancelled':
      return <BookingCard booking={booking} side="owner" notice={<OutcomeNotice booking={booking} side="owner" />} />;
  }
}

function Contacts({ booking: { renter, captain } }: { booking: BookingView }) {
  const t = useText();
  return (
    <Stack gap={2}>
      {renter ? <ContactLines label={t('card.renter')} person={renter} /> : <p>{t('owner.noRenter')}</p>}
      {captain?.phone && <ContactLines label={t('card.captainContact')} person={captain} />}
    </Stack>
  );
}
