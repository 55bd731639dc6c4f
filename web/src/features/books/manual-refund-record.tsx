import type { ManualRefund } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { PersonLink } from '../../shared/ui/person-link';
import { MarkGivenBack } from './mark-given-back';
import { useText } from './words';
import { MoneyRecord } from './money-record';

const COLOR = { open: 'amber', done: 'green' } as const;

/** A deposit that goes back by hand, as it was paid to us directly or its card cannot be refunded, and whether it has. */
export function ManualRefundRecord({ refund }: { refund: ManualRefund }) {
  const t = useText();
  const { status, givenBack } = refund;
  return (
    <MoneyRecord
      title={t('byHand.title', { boat: refund.boatTitle })}
      badge={{ label: t(`byHand.statuses.${status}`), color: COLOR[status] }}
      dollars={status === 'open' ? refund.outstanding : givenBack}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={refund.bookingId} /> },
        { label: t('renter'), value: <PersonLink id={refund.renterId} name={refund.renterName} /> },
        { label: t('byHand.paidAt'), value: when(refund.paidAt) },
        { label: t('byHand.paidReference'), value: refund.paidReference },
        { label: t('byHand.dueSince'), value: when(refund.dueSince) },
        { label: t('byHand.givenBack'), value: givenBack > 0 ? formatMoney(givenBack) : null },
        { label: t('byHand.givenBackAt'), value: when(refund.givenBackAt) },
        { label: t('byHand.reference'), value: refund.reference },
      ]}
      actions={status === 'open' && <MarkGivenBack refund={refund} />}
    />
  );
}
