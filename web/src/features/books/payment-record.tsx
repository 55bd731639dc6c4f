import type { AdminPayment } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { PersonLink } from '../../shared/ui/person-link';
import { DisputeRecord } from './dispute-record';
import { useText } from './words';
import { MoneyRecord } from './money-record';
import styles from './money-record.module.css';
import { RefundRecord } from './refund-record';

const COLOR = { open: 'gray', processing: 'amber', succeeded: 'green', cancelled: 'gray' } as const;

/** As it is written on the card: the provider says `visa`. */
const brandName = (brand: string) =>
  brand.replace(/(^|_)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

/** A deposit: how it was paid, and what went back of it. */
export function PaymentRecord({ payment }: { payment: AdminPayment }) {
  const t = useText();
  const { id, status, amount, creditApplied, captured, refunded, refunds, disputes, card } = payment;
  return (
    <MoneyRecord
      title={t('payments.title', { id })}
      badge={{ label: t(`payments.statuses.${status}`), color: COLOR[status] }}
      dollars={amount}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={payment.bookingId} /> },
        { label: t('renter'), value: <PersonLink id={payment.renterId} name={payment.renterName} /> },
        { label: t('payments.card'), value: card && t('payments.cardOf', { ...card, brand: brandName(card.brand) }) },
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
