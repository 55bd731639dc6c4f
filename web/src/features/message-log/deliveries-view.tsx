import { channel as channels, deliveryStatus } from '@harbourline/contracts';
import { useRef } from 'react';
import { useWatch } from '../../shared/api/use-watch';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { Button } from '../../shared/ui/button';
import { SelectBox } from '../../shared/ui/select-box';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';
import { Stack } from '../../shared/ui/stack';
import { DeliveryRecord } from './delivery-record';
import { FailedNotice } from './failed-notice';
import { useDeliveriesInfiniteQuery } from './message-log-api';
import { useText } from './words';

/** All messages, newest first: to whom, how they fare, and why one did not arrive. */
export function DeliveriesView() {
  const t = useText();
  const search = useSearch();
  const [asked, change] = useAddressFilters('status', 'channel', 'q');
  const filters = {
    status: deliveryStatus.options.find((known) => known === asked.status) ?? '',
    channel: channels.options.find((known) => known === asked.channel) ?? '',
  };
  const { options, watch } = useWatch();
  const query = useDeliveriesInfiniteQuery({ q: search.q, ...filters }, options);
  watch(query.data?.pages.some(({ items }) => items.some(({ status }) => status === 'waiting')) ?? false);
  const status = useRef<HTMLSelectElement>(null);
  const isNarrowed = filters.status !== '' || filters.channel !== '';
  const showAll = () => {
    change({ status: '', channel: '', q: '' });
    status.current?.focus();
  };
  const showFailed = () => {
    change({ status: 'failed', channel: '' });
    status.current?.focus();
  };
  return (
    <Stack gap={5}>
      {filters.status !== 'failed' && <FailedNotice onShow={showFailed} />}
      <div>
        <SearchedList
          search={search}
          query={query}
          label={t('sent.search')}
          placeholder={t('sent.words')}
          none={t(isNarrowed ? 'sent.noneMatch' : 'sent.none')}
          noneAction={
            (isNarrowed || search.q) && (
              <Button tone="secondary" onClick={showAll}>
                {t('sent.clear')}
              </Button>
            )
          }
          filters={
            <>
              <SelectBox
                ref={status}
                aria-label={t('sent.status')}
                value={filters.status}
                options={[
                  { value: '', label: t('sent.statuses.all') },
                  ...deliveryStatus.options.map((value) => ({ value, label: t(`sent.statuses.${value}`) })),
                ]}
                onChange={({ target }) => change({ status: target.value })}
              />
              <SelectBox
                aria-label={t('sent.channel')}
                value={filters.channel}
                options={[
                  { value: '', label: t('sent.channels.all') },
                  ...channels.options.map((value) => ({ value, label: t(`sent.channels.${value}`) })),
                ]}
                onChange={({ target }) => change({ channel: target.value })}
              />
            </>
          }
        >
          {(deliveries) => (
            <Stack>
              {deliveries.map((delivery) => (
                <DeliveryRecord
                  key={delivery.id}
                  delivery={delivery}
                  focusAfter={filters.status === '' ? undefined : status}
                />
              ))}
            </Stack>
          )}
        </SearchedList>
      </div>
    </Stack>
  );
}
