import type { BookingView } from '@harbourline/contracts';
import type { CaptainTab } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { Stack } from '../../../shared/ui/stack';
import { BookingCard } from '../booking-card';
import { CallOff } from '../call-off/call-off';
import { CalledOff } from '../call-off/called-off';
import { ProposedChange } from '../change/proposed-change';
import { ContactLines } from '../contact-lines';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { standingOfBooking } from '../../../shared/booking/standing-of-booking';
import { movesOf } from '../moves-of';
import { useText } from '../words';
import { AnswerCharter } from './answer-charter';
import { CharterRequestNotice } from './charter-request-notice';
import { LeaveCharter } from './leave-charter';

interface Props {
  charter: BookingView;
  tab: CaptainTab;
  now: Date;
  /** The time to answer is over: the charter may stand differently now. */
  onDeadline: () => void;
  /** It is no longer theirs. */
  onGone: () => void;
  /** The way to the charter's messages. */
  messages?: ReactNode;
}

/** A charter as its captain sees it. */
export function CharterCard({ charter, tab, now, onDeadline, onGone, messages }: Props) {
  const t = useText();
  const { renter } = charter;
  const moves = movesOf(charter, 'captain', now);
  const standing = standingOfBooking(charter, now);
  return (
    <BookingCard
      booking={charter}
      side="captain"
      notice={
        tab === 'pending' ? (
          <CharterRequestNotice charter={charter} standing={standing} onDeadline={onDeadline} />
        ) : (
          <Stack gap={3}>
            <CalledOff booking={charter} standing={standing} side="captain" onEnd={onDeadline} />
            <ProposedChange booking={charter} side="captain" />
          </Stack>
        )
      }
      contacts={
        tab === 'upcoming' &&
        (renter ? (
          <ContactLines label={t('card.renter')} person={renter} saved={{ bookingId: charter.id, party: 'renter' }} />
        ) : (
          <p>{t('captain.noRenter')}</p>
        ))
      }
      records={
        <>
          {messages}
          <BookingDocuments booking={charter} side="captain" />
          <HistoryDialog booking={charter} />
        </>
      }
      actions={
        <>
          <CallOff booking={charter} side="captain" now={now} />
          {moves.includes('cancel') && <LeaveCharter charter={charter} />}
          {moves.includes('acceptCharter') && <AnswerCharter charter={charter} onDeclined={onGone} />}
        </>
      }
    />
  );
}
