import type { Payout } from '@harbourline/contracts';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { SelectBox } from '../../shared/ui/select-box';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useText } from './words';
import styles from './money-record.module.css';
import { PayoutRecord } from './payout-record';
import { usePayoutsInfiniteQuery } from './payments-api';

const STATUSES = ['due', 'upcoming', 'paid_out'] as const satisfies readonly Payout['status'][];

/** What is owed to owners, by when it is due. */
export function PayoutsView() {
  const t = useText();
  const [filters, change] = useAddressFilters('status');
  const status = STATUSES.find((known) => known === filters.status) ?? STATUSES[0];
  const query = usePayoutsInfiniteQuery({ status });
  return (
    <>
      <div className={styles.filter}>
        <SelectBox
          aria-label={t('payouts.status')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: t(`payouts.statuses.${value}`) }))}
          onChange={({ target }) => change({ status: target.value })}
        />
      </div>
      <PagedList
        query={query}
        empty={<EmptyState title={t(`payouts.none.${status}`)}>{t('payouts.noneText')}</EmptyState>}
      >
        {(payouts) => (
          <Stack>
            {payouts.map((payout) => (
              <PayoutRecord key={payout.bookingId} payout={payout} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
