import type { ListedBoat } from '@harbourline/contracts';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/fields';
import { useText } from '../words';
import styles from './booking-details.module.css';
import { BookingTotals } from './booking-totals';
import { DirectPaymentFields } from './direct-payment-fields';
import { usePricedAmounts } from './use-priced-amounts';

/** What it costs: as priced for everyone until something else is typed. */
export function PricedAmounts({ boat }: { boat: ListedBoat | null }) {
  const t = useText();
  const { quote, hasFailed } = usePricedAmounts(boat);
  return (
    <>
      <div className={styles.fields}>
        <TextField
          name="boatRentalAmount"
          inputMode="decimal"
          label={t('admin.fields.boatRental')}
          hint={quote && t('admin.add.priced')}
          autoComplete="off"
        />
        <TextField name="captainFee" inputMode="decimal" label={t('admin.fields.captainFee')} autoComplete="off" />
        <TextField
          name="depositAmount"
          inputMode="decimal"
          label={t('admin.fields.deposit')}
          hint={t('admin.fields.depositHint')}
          autoComplete="off"
        />
        <DirectPaymentFields />
      </div>
      {hasFailed && <Notice>{t('admin.add.unpriced')}</Notice>}
      {quote?.reason && <Notice tone="time">{t('admin.add.notFree', { why: quote.reason.message })}</Notice>}
      <BookingTotals />
    </>
  );
}
