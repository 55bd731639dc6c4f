import type { AdminRefund } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { Button } from '../../shared/ui/button';
import { PersonLink } from '../../shared/ui/person-link';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';
import { MoneyRecord } from './money-record';
import { useRetryRefundMutation } from './payments-api';

const COLOR = { requested: 'amber', succeeded: 'green', failed: 'red' } as const;

/** Money that goes back to a card; one that failed can be tried again while it has not ended. */
export function RefundRecord({ refund, heading }: { refund: AdminRefund; heading?: 'h3' | 'h5' }) {
  const t = useText();
  const [retry, { isLoading }] = useRetryRefundMutation();
  const { id, status } = refund;
  return (
    <MoneyRecord
      heading={heading}
      title={t('refunds.title', { id })}
      badge={{ label: t(`refunds.statuses.${status}`), color: COLOR[status] }}
      dollars={refund.amount}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={refund.bookingId} /> },
        { label: t('renter'), value: <PersonLink id={refund.renterId} name={refund.renterName} /> },
        { label: t('refunds.payment'), value: `#${refund.paymentId}` },
        { label: t('refunds.requested'), value: when(refund.requestedAt) },
        { label: t('refunds.succeeded'), value: when(refund.succeededAt) },
        { label: t('refunds.tries'), value: refund.tries },
        { label: t('refunds.next'), value: when(refund.nextTryAt) },
        { label: t('refunds.error'), value: status === 'succeeded' ? null : refund.lastError },
      ]}
      actions={
        status === 'failed' &&
        refund.nextTryAt !== null && (
          <Button
            size="2"
            loading={isLoading}
            aria-label={t('refunds.retryNamed', { id })}
            onClick={() =>
              void reportOutcome(
                retry(id).unwrap(),
                { title: t('refunds.retried') },
                { title: t('refunds.retryFailed') },
              )
            }
          >
            {t('refunds.retry')}
          </Button>
        )
      }
    />
  );
}
