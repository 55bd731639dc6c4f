import type { BookingView } from '@harbourline/contracts';
import { type CaptainTab, mayAct } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice';
import { BookingCard } from '../booking-card';
import { CallOff } from '../call-off/call-off';
import { CalledOff } from '../call-off/called-off';
import { ProposedChange } from '../change/proposed-change';
import { ContactLines } from '../contact-lines';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { useText } from '../words';
import { LeaveCharter } from './leave-charter';

interface Props {
  charter: BookingView;
  tab: CaptainTab;
  now: Date;
  /** The way to the charter's messages. */
  messages?: ReactNode;
}

/** A charter as its captain sees it. */
export function CharterCard({ charter, tab, now, messages }: Props) {
  const t = useText();
  const { status, ownerAdjusted, captainWanted, renter, startDate } = charter;
  const isAhead = new Date(startDate) > now;
  const mayLeave = isAhead && mayAct('cancel', { actor: 'captain', status, adjusted: ownerAdjusted, captainWanted });
  return (
    <BookingCard
      booking={charter}
      side="captain"
      notice={
        tab === 'pending' ? (
          <Notice title={t('captain.waiting.title')}>
            {t(ownerAdjusted ? 'captain.waiting.adjusted' : 'captain.waiting.text')}
          </Notice>
        ) : (
          <>
            <CalledOff booking={charter} side="captain" />
            <ProposedChange booking={charter} side="captain" />
          </>
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
        mayLeave && (
          <>
            <CallOff booking={charter} side="captain" now={now} />
            <LeaveCharter charter={charter} />
          </>
        )
      }
    />
  );
}
