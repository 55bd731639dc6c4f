import type { BookingView } from '@harbourline/contracts';
import { isCompleted, phaseOf } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { Stack } from '../../../shared/ui/stack';
import { BookingCard } from '../booking-card';
import { CallOff } from '../call-off/call-off';
import { CalledOff } from '../call-off/called-off';
import { ChangeActions } from '../change/change-actions';
import { ProposedChange } from '../change/proposed-change';
import { ContactLines } from '../contact-lines';
import { DeadlineNotice } from '../../../shared/booking/deadline-notice';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { movesOf } from '../moves-of';
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
  /** The way to the booking's messages. */
  messages?: ReactNode;
  /** The way to a review, once it has taken place; what others say of the renter, before. */
  review?: ReactNode;
  renterRating?: ReactNode;
}

/** A booking of one of the owner's boats. */
export function OwnerBooking({ booking, ownerId, now, onDeadline, messages, review, renterRating }: Props) {
  const records = (
    <>
      {messages}
      <BookingDocuments booking={booking} side="owner" />
      <HistoryDialog booking={booking} />
    </>
  );
  const card = { booking, side: 'owner', records } as const;
  const standing = standingOfBooking(booking, now);
  const deadline = <DeadlineNotice booking={booking} standing={standing} side="owner" onEnd={onDeadline} />;
  switch (phaseOf(standing)) {
    case 'requested':
      return (
        <BookingCard
          {...card}
          notice={deadline}
          contacts={renterRating}
          actions={<AnswerReservation booking={booking} ownerId={ownerId} now={now} />}
        />
      );
    case 'agreed':
    case 'called off':
    case 'ending':
      return (
        <BookingCard
          {...card}
          notice={
            <Stack gap={3}>
              <CalledOff booking={booking} standing={standing} side="owner" onEnd={onDeadline} />
              {booking.proposedChange ? <ProposedChange booking={booking} side="owner" onEnd={onDeadline} /> : deadline}
            </Stack>
          }
          contacts={
            <>
              <Contacts booking={booking} />
              {renterRating}
            </>
          }
          actions={<ConfirmedActions booking={booking} ownerId={ownerId} now={now} />}
        />
      );
    case 'over':
      return (
        <BookingCard {...card} contacts={<Contacts booking={booking} />} actions={isCompleted(booking) && review} />
      );
    case 'ended':
      return <BookingCard {...card} notice={<OutcomeNotice booking={booking} side="owner" />} />;
  }
}

function ConfirmedActions({ booking, ownerId, now }: Pick<Props, 'booking' | 'ownerId' | 'now'>) {
  const moves = movesOf(booking, 'owner', now);
  return (
    <>
      {moves.includes('cancel') && <CancelBooking booking={booking} />}
      <CallOff booking={booking} side="owner" now={now} />
      {moves.includes('replaceCaptain') && <ReplaceCaptain booking={booking} ownerId={ownerId} />}
      <ChangeActions booking={booking} side="owner" now={now} />
    </>
  );
}

function Contacts({ booking: { id, renter, captain } }: { booking: BookingView }) {
  const t = useText();
  return (
    <Stack gap={2}>
      {renter ? (
        <ContactLines label={t('card.renter')} person={renter} saved={{ bookingId: id, party: 'renter' }} />
      ) : (
        <p>{t('owner.noRenter')}</p>
      )}
      {captain?.phone && (
        <ContactLines label={t('card.captainContact')} person={captain} saved={{ bookingId: id, party: 'captain' }} />
      )}
    </Stack>
  );
}
