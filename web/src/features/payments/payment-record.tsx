import type { AdminPayment } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { DisputeRecord } from './dispute-record';
import { useText } from './messages';
import { MoneyRecord } from './money-record';
import styles from './money-record.module.css';
import { RefundRecord } from './refund-record';

const COLOR = { open: 'gray', processing: 'amber', succeeded: 'green', cancelled: 'gray' } as const;

/** A deposit: how it was paid, and what went back of it. */
export function PaymentRecord({ payment }: { payment: AdminPayment }) {
  const t = useText();
  const { id, status, amount, creditApplied, captured, refunded, refunds, disputes } = payment;
  return (
    <MoneyRecord
      title={t('payments.title', { id })}
      badge={{ label: t(`payments.statuses.${status}`), color: COLOR[status] }}
      dollars={amount}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={payment.bookingId} /> },
        { label: t('renter'), value: t('renterId', { id: payment.renterId }) },
        { label: t('payments.captured'), value: formatMoney(captured) },
        { label: t('payments.credit'), value: creditApplied > 0 ? formatMoney(creditApplied) : null },
        { label: t('payments.refunded'), value: refunded > 0 ? formatMoney(refunded) : null },
        { label: t('payments.created'), value: when(payment.createdAt) },
        { label: t('payments.paid'), value: when(payment.paidAt) },
        { label: t('payments.provider'), value: payment.paymentIntentId },
      ]}
    >
      {refunds.length > 0 && (
        <section className={styles.within}>
          <h4 className={styles.heading}>{t('payments.refunds')}</h4>
          {refunds.map((refund) => (
            <RefundRecord key={refund.id} heading="h5" refund={refund} />
          ))}
        </section>
      )}
      {disputes.length > 0 && (
        <section className={styles.within}>
          <h4 className={styles.heading}>{t('payments.disputes')}</h4>
          {disputes.map((dispute) => (
            <DisputeRecord key={dispute.id} heading="h5" dispute={dispute} />
          ))}
        </section>
      )}
    </MoneyRecord>
  );
}
