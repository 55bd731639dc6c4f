import type { Payout } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { PersonLink } from '../../shared/ui/person-link';
import { MarkPaidOut } from './mark-paid-out';
import { useText } from './words';
import { MoneyRecord } from './money-record';

const COLOR = { due: 'amber', upcoming: 'gray', paid_out: 'green' } as const;

/** What an owner gets for a booking, and whether they have it. */
export function PayoutRecord({ payout }: { payout: Payout }) {
  const t = useText();
  const { status, amount, outstanding } = payout;
  return (
    <MoneyRecord
      title={payout.boatTitle}
      badge={{ label: t(`payouts.statuses.${status}`), color: COLOR[status] }}
      dollars={status === 'paid_out' ? payout.paidOut : outstanding}
      facts={[
        { label: t('forBooking'), value: <BookingLink id={payout.bookingId} /> },
        { label: t('payouts.owner'), value: <PersonLink id={payout.ownerId} name={payout.ownerName} /> },
        { label: t('payouts.charterEnd'), value: when(payout.charterEnd) },
        { label: t('payouts.dueAt'), value: when(payout.dueAt) },
        { label: t('payouts.amount'), value: formatMoney(amount) },
        { label: t('payouts.taxes'), value: formatMoney(payout.taxes) },
        { label: t('payouts.commission'), value: formatMoney(payout.commission) },
        { label: t('payouts.paidOut'), value: formatMoney(payout.paidOut) },
        { label: t('payouts.paidOutAt'), value: when(payout.paidOutAt) },
        { label: t('payouts.reference'), value: payout.reference },
      ]}
      actions={status === 'due' && <MarkPaidOut payout={payout} />}
    >
      {outstanding < 0 && <p>{t('payouts.owes')}</p>}
    </MoneyRecord>
  );
}
