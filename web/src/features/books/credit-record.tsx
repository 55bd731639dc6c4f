import type { CreditView } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { useText } from './words';
import { MoneyRecord } from './money-record';

/** What somebody has instead of a refund, and what it has paid for. */
export function CreditRecord({ credit }: { credit: CreditView }) {
  const t = useText();
  const { bookingId, available, heldByCheckout, usedFor } = credit;
  return (
    <MoneyRecord
      title={t('credit.title', { id: bookingId })}
      dollars={credit.amount}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={bookingId} /> },
        { label: t('credit.issued'), value: when(credit.issuedAt) },
        { label: t('credit.available'), value: formatMoney(available) },
        { label: t('credit.held'), value: heldByCheckout > 0 ? formatMoney(heldByCheckout) : null },
        {
          label: t('credit.used'),
          value:
            usedFor.length === 0
              ? null
              : usedFor.map((use, index) => (
                  <div key={index}>
                    <BookingLink id={use.bookingId} />{' '}
                    {t('credit.usedFor', { amount: formatMoney(use.amount), at: when(use.at) ?? '' })}
                  </div>
                )),
        },
      ]}
    />
  );
}
