import type { BookingView } from '@harbourline/contracts';
import { mayAct } from '@harbourline/policy';
import { Stack } from '../../../shared/ui/stack';
import { BookingCard } from '../booking-card';
import { ContactLines } from '../contact-lines';
import { DeadlineNotice } from '../deadline-notice';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { useText } from '../words';
import { OutcomeNotice } from '../outcome-notice';
import { AnswerReservation } from './answer-reservation';
import { CancelBooking } from './cancel-booking';
import { ReplaceCaptain } from './replace-captain';

interface Props {
  booking: BookingView;
  ownerId: number;
  now: Date;
  onDeadline: () => void;
}

/** A booking of one of the owner's boats. */
export function OwnerBooking({ booking, ownerId, now, onDeadline }: Props) {
  const records = (
    <>
      <BookingDocuments booking={booking} side="owner" />
      <HistoryDialog booking={booking} />
    </>
  );
  const card = { booking, side: 'owner', records } as const;
  const deadline = <DeadlineNotice booking={booking} side="owner" onEnd={onDeadline} />;
  switch (booking.status) {
    case 'pending':
      return (
        <BookingCard {...card} notice={deadline} actions={<AnswerReservation booking={booking} ownerId={ownerId} />} />
      );
    case 'confirmed':
      return (
        <BookingCard
          {...card}
          notice={deadline}
          contacts={<Contacts booking={booking} />}
          actions={new Date(booking.startDate) > now && <ConfirmedActions booking={booking} ownerId={ownerId} />}
        />
      );
    case 'completed':
      return <BookingCard {...card} contacts={<Contacts booking={booking} />} />;
    case 'cancelled':
      return <BookingCard {...card} notice={<OutcomeNotice booking={booking} side="owner" />} />;
  }
}

function ConfirmedActions({ booking, ownerId }: { booking: BookingView; ownerId: number }) {
  const { status, ownerAdjusted, captainWanted } = booking;
  const situation = { actor: 'owner', status, adjusted: ownerAdjusted, captainWanted } as const;
  return (
    <>
      {mayAct('cancel', situation) && <CancelBooking booking={booking} />}
      {mayAct('replaceCaptain', situation) && <ReplaceCaptain booking={booking} ownerId={ownerId} />}
    </>
  );
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
