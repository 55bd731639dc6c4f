import { listPayments, PAYMENT_SORTS } from '@harbourline/contracts';
import { isInOrder } from '../../shared/lib/is-in-order';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { DateRange } from '../../shared/ui/date-range';
import { ExportButton } from '../../shared/ui/export-button';
import { SelectBox } from '../../shared/ui/select-box';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';
import { Stack } from '../../shared/ui/stack';
import { useText } from './words';
import { PaymentRecord } from './payment-record';
import { useExportPaymentsMutation, usePaymentsInfiniteQuery } from './payments-api';

const STATUSES = listPayments.query.shape.status.unwrap().options;

/** All payments, newest first unless asked otherwise, each with its refunds and disputes. */
export function PaymentsView() {
  const t = useText();
  const search = useSearch();
  const [filters, change] = useAddressFilters('status', 'sort', 'from', 'to');
  const status = STATUSES.find((known) => known === filters.status) ?? '';
  const sort = PAYMENT_SORTS.find((known) => known === filters.sort);
  const days = isInOrder(filters) ? { from: filters.from, to: filters.to } : {};
  const [exportAll] = useExportPaymentsMutation();
  const query = usePaymentsInfiniteQuery({ q: search.q, status, sort, ...days });
  return (
    <SearchedList
      search={search}
      query={query}
      label={t('payments.search')}
      placeholder={t('payments.words')}
      none={t('payments.none')}
      action={
        <ExportButton
          label={t('payments.export')}
          download={() => exportAll({ q: search.q, status: status || undefined, ...given(days) }).unwrap()}
        />
      }
      filters={
        <>
          <SelectBox
            aria-label={t('payments.status')}
            value={status}
            options={[
              { value: '', label: t('payments.statuses.all') },
              ...STATUSES.map((value) => ({ value, label: t(`payments.statuses.${value}`) })),
            ]}
            onChange={({ target }) => change({ status: target.value })}
          />
          <SelectBox
            aria-label={t('payments.sort')}
            value={sort ?? PAYMENT_SORTS[0]}
            options={PAYMENT_SORTS.map((value) => ({ value, label: t(`payments.sorts.${value}`) }))}
            onChange={({ target }) => change({ sort: target.value })}
          />
          <DateRange id="payments" label={t('payments.days')} days={filters} onChange={change} />
        </>
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

const given = ({ from, to }: { from?: string; to?: string }) => ({ from: from || undefined, to: to || undefined });
