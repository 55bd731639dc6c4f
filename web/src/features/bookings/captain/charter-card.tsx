import type { BookingView } from '@harbourline/contracts';
import { type CaptainTab, mayAct } from '@harbourline/policy';
import { Notice } from '../../../shared/ui/notice';
import { BookingCard } from '../booking-card';
import { ContactLines } from '../contact-lines';
import { BookingDocuments } from '../documents/booking-documents';
import { HistoryDialog } from '../history/history-dialog';
import { useText } from '../words';
import { LeaveCharter } from './leave-charter';

interface Props {
  charter: BookingView;
  tab: CaptainTab;
  now: Date;
}

/** A charter as its captain sees it. */
export function CharterCard({ charter, tab, now }: Props) {
  const t = useText();
  const { status, ownerAdjusted, captainWanted, renter, startDate } = charter;
  const isAhead = new Date(startDate) > now;
  const mayLeave = isAhead && mayAct('cancel', { actor: 'captain', status, adjusted: ownerAdjusted, captainWanted });
  return (
    <BookingCard
      booking={charter}
      side="captain"
      notice={
        tab === 'pending' && (
          <Notice title={t('captain.waiting.title')}>
            {t(ownerAdjusted ? 'captain.waiting.adjusted' : 'captain.waiting.text')}
          </Notice>
        )
      }
      contacts={
        tab === 'upcoming' &&
        (renter ? <ContactLines label={t('card.renter')} person={renter} /> : <p>{t('captain.noRenter')}</p>)
      }
      records={
        <>
          <BookingDocuments booking={charter} side="captain" />
          <HistoryDialog booking={charter} />
        </>
      }
      actions={mayLeave && <LeaveCharter charter={charter} />}
    />
  );
}
