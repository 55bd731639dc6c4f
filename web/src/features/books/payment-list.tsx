import type { ReactNode } from 'react';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { PaymentRecord } from './payment-record';
import { type PaymentFilters, usePaymentsInfiniteQuery } from './payments-api';

/** The payments that fit, newest first, without a way to look for others. */
export function PaymentList({ filters, empty }: { filters: PaymentFilters; empty: ReactNode }) {
  const query = usePaymentsInfiniteQuery(filters);
  return (
    <PagedList query={query} empty={empty}>
      {(payments) => (
        <Stack>
          {payments.map((payment) => (
            <PaymentRecord key={payment.id} payment={payment} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
