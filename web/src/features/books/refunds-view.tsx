import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useText } from './words';
import { useRefundsInfiniteQuery } from './payments-api';
import { RefundRecord } from './refund-record';

/** Refunds that the provider has refused. */
export function RefundsView() {
  const t = useText();
  const query = useRefundsInfiniteQuery({ status: 'failed' });
  return (
    <PagedList query={query} empty={<EmptyState title={t('refunds.none')}>{t('refunds.noneText')}</EmptyState>}>
      {(refunds) => (
        <Stack>
          {refunds.map((refund) => (
            <RefundRecord key={refund.id} refund={refund} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
