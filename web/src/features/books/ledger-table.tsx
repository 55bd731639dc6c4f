import type { LedgerEntry } from '@harbourline/contracts';
import { ledgerReasonInWords } from '@harbourline/policy/words';
import { when } from '../../shared/lib/when';
import { BookingLink } from '../../shared/ui/booking-link';
import { Money } from '../../shared/ui/money';
import table from '../../shared/ui/record-table.module.css';
import { accountName } from './account-name';
import styles from './ledger.module.css';
import { useText } from './words';

/** The lines of the books; on a narrow screen each of them as a block. */
export function LedgerTable({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useText();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('ledger.account')}</th>
          <th scope="col">{t('ledger.at')}</th>
          <th scope="col">{t('ledger.booking')}</th>
          <th scope="col">{t('ledger.memo')}</th>
          <th scope="col">{t('ledger.transaction')}</th>
          <th scope="col" className={styles.amount}>
            {t('ledger.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <th scope="row" className={table.name}>
              {accountName(entry.account)}
            </th>
            <td data-label={t('ledger.at')}>
              <time dateTime={entry.at}>{when(entry.at)}</time>
            </td>
            <td data-label={t('ledger.booking')}>
              <BookingLink id={entry.bookingId} />
            </td>
            <td data-label={t('ledger.memo')}>{entry.reason ? ledgerReasonInWords(entry.reason) : entry.memo}</td>
            <td data-label={t('ledger.transaction')} className={styles.transaction}>
              {entry.transaction}
            </td>
            <td data-label={t('ledger.amount')} className={styles.amount}>
              <Money dollars={entry.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
