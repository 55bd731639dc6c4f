import { listPayments } from '@harbourline/contracts';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { SelectBox } from '../../shared/ui/fields';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';
import { Stack } from '../../shared/ui/stack';
import { useText } from './messages';
import { PaymentRecord } from './payment-record';
import { usePaymentsInfiniteQuery } from './payments-api';

const STATUSES = listPayments.query.shape.status.unwrap().options;

/** All payments, newest first, each with its refunds and disputes. */
export function PaymentsView() {
  const t = useText();
  const search = useSearch();
  const [filters, change] = useAddressFilters('status');
  const status = STATUSES.find((known) => known === filters.status) ?? '';
  const query = usePaymentsInfiniteQuery({ q: search.q, status });
  return (
    <SearchedList
      search={search}
      query={query}
      label={t('payments.search')}
      placeholder={t('payments.words')}
      none={t('payments.none')}
      filters={
        <SelectBox
          aria-label={t('payments.status')}
          value={status}
          options={[
            { value: '', label: t('payments.statuses.all') },
            ...STATUSES.map((value) => ({ value, label: t(`payments.statuses.${value}`) })),
          ]}
          onChange={({ target }) => change({ status: target.value })}
        />
      }
    >
      {(payments) => (
        <Stack>
          {payments.map((payment) => (
            <PaymentRecord key={payment.id} payment={payment} />
          ))}
        </Stack>
      )}
    </SearchedList>
  );
}
