import { useFormContext, useWatch } from 'react-hook-form';
import { Amounts } from '../../../shared/ui/amounts';
import { useText } from '../words';
import styles from './booking-details.module.css';
import { duesOf, type TypedAmounts } from './booking-dues';

/** What follows from the amounts as they are typed. */
export function BookingTotals() {
  const t = useText();
  const { control } = useFormContext<TypedAmounts>();
  const [boatRentalAmount, captainFee, depositAmount] = useWatch({
    control,
    name: ['boatRentalAmount', 'captainFee', 'depositAmount'],
  });
  const { total, dueToOwner } = duesOf({ boatRentalAmount, captainFee, depositAmount });
  const rows = [
    { label: t('admin.totals.total'), detail: t('admin.totals.totalDetail'), dollars: total },
    { label: t('admin.totals.due'), detail: t('admin.totals.dueDetail'), dollars: dueToOwner, tone: 'total' as const },
  ];
  return (
    <div className={styles.totals} aria-live="polite">
      <Amounts rows={rows.flatMap(({ dollars, ...row }) => (dollars === null ? [] : [{ ...row, dollars }]))} />
      {dueToOwner === null && (
        <p className={styles.hint}>{t(total === null ? 'admin.totals.noTotal' : 'admin.totals.noDue')}</p>
      )}
    </div>
  );
}
