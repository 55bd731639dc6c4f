import type { ReactNode } from 'react';
import { PagedList } from '../../shared/ui/paged-list';
import { Stack } from '../../shared/ui/stack';
import { DeliveryRecord } from './delivery-record';
import { useDeliveriesInfiniteQuery } from './message-log-api';

interface Props {
  filters: { q?: string; recipientId?: number };
  empty: ReactNode;
}

/** The messages that fit, newest first, without a way to look for others. */
export function MessageList({ filters, empty }: Props) {
  const query = useDeliveriesInfiniteQuery(filters);
  return (
    <PagedList query={query} empty={empty}>
      {(deliveries) => (
        <Stack>
          {deliveries.map((delivery) => (
            <DeliveryRecord key={delivery.id} delivery={delivery} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
