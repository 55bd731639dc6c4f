import { isInOrder } from '../../shared/lib/is-in-order';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { Balances } from './balances';
import { readLedgerFilters } from './ledger-filters';
import { LedgerFilterFields } from './ledger-filter-fields';
import { LedgerTable } from './ledger-table';
import styles from './ledger.module.css';
import { useText } from './words';
import { useLedgerInfiniteQuery } from './ledger-api';

/** The books: what stands on each account, and line by line how it came about. */
export function LedgerView() {
  const t = useText();
  const [asked, change] = useAddressFilters('number', 'account', 'from', 'to');
  const filters = readLedgerFilters(asked);
  const query = useLedgerInfiniteQuery(filters);
  return (
    <Stack gap={6}>
      <section>
        <h3 className={styles.heading}>{t('ledger.balances')}</h3>
        <p className={styles.hint}>{t('ledger.balancesText')}</p>
        <Balances />
      </section>
      <section>
        <h3 className={styles.heading}>{t('ledger.lines')}</h3>
        <LedgerFilterFields filters={filters} onChange={change} />
        {isInOrder(filters) ? (
          <PagedList query={query} empty={<EmptyState title={t('ledger.none')} />}>
            {(entries) => <LedgerTable entries={entries} />}
          </PagedList>
        ) : (
          <p role="alert">{t('ledger.outOfOrder')}</p>
        )}
      </section>
    </Stack>
  );
}
