import { TextField } from '../../../shared/ui/fields';
import { useText } from '../words';
import styles from './booking-details.module.css';
import { DirectPaymentFields } from './direct-payment-fields';

/** What is asked for, and what is paid of it. */
export function MoneyDetailFields({ isPaidByCard }: { isPaidByCard: boolean }) {
  const t = useText();
  return (
    <div className={styles.fields}>
      <TextField name="boatRentalAmount" inputMode="decimal" label={t('admin.fields.boatRental')} autoComplete="off" />
      <TextField name="captainFee" inputMode="decimal" label={t('admin.fields.captainFee')} autoComplete="off" />
      <TextField
        name="depositAmount"
        inputMode="decimal"
        label={t('admin.fields.deposit')}
        hint={isPaidByCard && t('admin.fields.depositByCard')}
        readOnly={isPaidByCard}
        autoComplete="off"
      />
      {isPaidByCard ? (
        <TextField name="paidDate" type="date" label={t('admin.fields.paidDate')} />
      ) : (
        <DirectPaymentFields />
      )}
    </div>
  );
}
