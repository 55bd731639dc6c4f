import type { BookingView } from '@harbourline/contracts';
import { isCompleted } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { Stack } from '../../../shared/ui/stack';
import { BookingCard } from '../booking-card';
import { CalledOff } from '../call-off/called-off';
import { ProposedChange } from '../change/proposed-change';
import { ContactLines } from '../contact-lines';
import { DeadlineNotice } from '../../../shared/booking/deadline-notice';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { useText } from '../words';
import { OtherBoats } from './other-boats';
import { RenterActions } from './renter-actions';
import { RenterOutcome } from './renter-outcome';

interface Props {
  booking: BookingView;
  now: Date;
  /** The address leads to this one. */
  isOpened: boolean;
  /** A deadline has come: the booking may stand differently now. */
  onDeadline: () => void;
  /** The way to the booking's messages. */
  messages?: ReactNode;
  /** The way to a review, once it has taken place. */
  review?: ReactNode;
}

/** A booking as its renter sees it. */
export function RenterBooking({ booking, now, isOpened, onDeadline, messages, review }: Props) {
  const standing = standingOfBooking(booking, now);
  return (
    <BookingCard
      booking={booking}
      side="renter"
      notice={
        standing.kind === 'ended' ? (
          <Stack gap={3}>
            <RenterOutcome booking={booking} now={now} onDeadline={onDeadline} />
            <OtherBoats booking={booking} now={now} isOpened={isOpened} />
          </Stack>
        ) : (
          <Stack gap={3}>
            <CalledOff booking={booking} standing={standing} side="renter" onEnd={onDeadline} />
            {booking.proposedChange ? (
              <ProposedChange booking={booking} side="renter" onEnd={onDeadline} />
            ) : (
              <DeadlineNotice booking={booking} standing={standing} side="renter" onEnd={onDeadline} />
            )}
          </Stack>
        )
      }
      contacts={<Contacts booking={booking} />}
      records={
        <>
          {messages}
          <BookingDocuments booking={booking} side="renter" />
          <HistoryDialog booking={booking} />
        </>
      }
      actions={isCompleted(booking) ? review : <RenterActions booking={booking} now={now} />}
    />
  );
}

function Contacts({ booking: { id, owner, captain } }: { booking: BookingView }) {
  const t = useText();
  if (!owner) return null;
  return (
    <Stack gap={2}>
      <ContactLines label={t('card.owner')} person={owner} saved={{ bookingId: id, party: 'owner' }} />
      {captain?.phone && (
        <ContactLines label={t('card.captainContact')} person={captain} saved={{ bookingId: id, party: 'captain' }} />
      )}
    </Stack>
  );
}
