import type { ManualRefund } from '@harbourline/contracts';
import { useState } from 'react';
import { SelectBox } from '../../shared/ui/select-box';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { ManualRefundRecord } from './manual-refund-record';
import { useText } from './words';
import styles from './money-record.module.css';
import { useManualRefundsInfiniteQuery } from './payments-api';

const STATUSES = ['open', 'done'] as const satisfies readonly ManualRefund['status'][];

/** What has to be given back by hand, the longest due first, and what has been. */
export function ManualRefundsView() {
  const t = useText();
  const [status, setStatus] = useState<ManualRefund['status']>('open');
  const query = useManualRefundsInfiniteQuery({ status });
  return (
    <>
      <div className={styles.filter}>
        <SelectBox
          aria-label={t('byHand.status')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: t(`byHand.statuses.${value}`) }))}
          onChange={({ target }) => setStatus(STATUSES.find((known) => known === target.value) ?? 'open')}
        />
      </div>
      <PagedList
        query={query}
        empty={<EmptyState title={t(`byHand.none.${status}`)}>{t('byHand.noneText')}</EmptyState>}
      >
        {(refunds) => (
          <Stack>
            {refunds.map((refund) => (
              <ManualRefundRecord key={refund.bookingId} refund={refund} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
