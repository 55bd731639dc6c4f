import type { AdminDispute } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { PersonLink } from '../../shared/ui/person-link';
import { useText } from './words';
import { MoneyRecord } from './money-record';

const COLOR = { open: 'amber', won: 'green', lost: 'red' } as const;

/** A charge that a renter contests with their bank. */
export function DisputeRecord({ dispute, heading }: { dispute: AdminDispute; heading?: 'h3' | 'h5' }) {
  const t = useText();
  const { id, status } = dispute;
  return (
    <MoneyRecord
      heading={heading}
      title={t('disputes.title', { id })}
      badge={{ label: t(`disputes.statuses.${status}`), color: COLOR[status] }}
      dollars={dispute.amount}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={dispute.bookingId} /> },
        { label: t('renter'), value: <PersonLink id={dispute.renterId} name={dispute.renterName} /> },
        { label: t('disputes.reason'), value: dispute.reason },
        { label: t('disputes.payment'), value: `#${dispute.paymentId}` },
        { label: t('disputes.opened'), value: when(dispute.openedAt) },
        { label: t('disputes.closed'), value: when(dispute.closedAt) },
        { label: t('disputes.provider'), value: dispute.providerDisputeId },
      ]}
    />
  );
}
