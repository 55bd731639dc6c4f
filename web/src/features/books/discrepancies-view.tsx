import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { SelectBox } from '../../shared/ui/select-box';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { DiscrepancyRecord } from './discrepancy-record';
import { useText } from './words';
import styles from './money-record.module.css';
import { useDiscrepanciesInfiniteQuery } from './ledger-api';

/** Where the provider and our books differ, and nobody but a person can tell why. */
export function DiscrepanciesView() {
  const t = useText();
  const [{ which }, change] = useAddressFilters('which');
  const open = which !== 'resolved';
  const query = useDiscrepanciesInfiniteQuery({ open });
  const none = open ? (
    <EmptyState title={t('discrepancies.none')}>{t('discrepancies.noneText')}</EmptyState>
  ) : (
    <EmptyState title={t('discrepancies.noneResolved')} />
  );
  return (
    <>
      <div className={styles.filter}>
        <SelectBox
          aria-label={t('discrepancies.which')}
          value={open ? 'open' : 'resolved'}
          options={[
            { value: 'open', label: t('discrepancies.open') },
            { value: 'resolved', label: t('discrepancies.resolved') },
          ]}
          onChange={({ target }) => change({ which: target.value })}
        />
      </div>
      <PagedList query={query} empty={none}>
        {(discrepancies) => (
          <Stack>
            {discrepancies.map((discrepancy) => (
              <DiscrepancyRecord key={discrepancy.id} discrepancy={discrepancy} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
