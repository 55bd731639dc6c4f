import { disputeStatus } from '@harbourline/contracts';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { SelectBox } from '../../shared/ui/select-box';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { DisputeRecord } from './dispute-record';
import { useText } from './words';
import styles from './money-record.module.css';
import { useDisputesInfiniteQuery } from './payments-api';

/** Charges that renters contest, newest first. */
export function DisputesView() {
  const t = useText();
  const [filters, change] = useAddressFilters('status');
  const status = disputeStatus.options.find((known) => known === filters.status) ?? '';
  const query = useDisputesInfiniteQuery({ status });
  return (
    <>
      <div className={styles.filter}>
        <SelectBox
          aria-label={t('disputes.status')}
          value={status}
          options={[
            { value: '', label: t('disputes.statuses.all') },
            ...disputeStatus.options.map((value) => ({ value, label: t(`disputes.statuses.${value}`) })),
          ]}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      <PagedList query={query} empty={<EmptyState title={t('disputes.none')}>{t('disputes.noneText')}</EmptyState>}>
        {(disputes) => (
          <Stack>
            {disputes.map((dispute) => (
              <DisputeRecord key={dispute.id} dispute={dispute} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
