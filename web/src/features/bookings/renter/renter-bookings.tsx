import type { BookingView } from '@harbourline/contracts';
import type { RenterTab } from '@harbourline/policy';
import { useState } from 'react';
import { LinkButton } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { QueryView } from '../../../shared/ui/query-view';
import { Stack } from '../../../shared/ui/stack';
import { EmptyState } from '../../../shared/ui/states';
import { Tabs } from '../../../shared/ui/tabs';
import { BookingSections } from '../booking-sections';
import { renterTabs, splitByTime } from '../booking-tabs';
import { useBookingsQuery } from '../bookings-api';
import { useText } from '../messages';
import { useLookAgain } from '../use-look-again';
import { useNow } from '../use-now';
import { RenterBooking } from './renter-booking';

const WATCH_EVERY_MS = 4000;

interface Props {
  renterId: number;
  /** A payment that was still under way when the renter came here. */
  awaitedPayment: string | null;
}

/** The renter's reservations on four tabs. */
export function RenterBookings({ renterId, awaitedPayment }: Props) {
  const t = useText();
  const now = useNow();
  const [isAwaiting, setAwaiting] = useState(awaitedPayment !== null);
  const query = useBookingsQuery({ renterId }, { pollingInterval: isAwaiting ? WATCH_EVERY_MS : 0 });
  const hasArrived = query.data?.some((booking) => booking.paymentIntentId === awaitedPayment) ?? false;
  if (isAwaiting && hasArrived) setAwaiting(false);
  const lookAgain = useLookAgain(query.refetch);
  const show = (booking: BookingView) => (
    <RenterBooking key={booking.id} booking={booking} now={now} onDeadline={lookAgain} />
  );

  return (
    <Stack gap={5}>
      {isAwaiting && (
        <Notice tone="time" title={t('renter.awaited.title')}>
          {t('renter.awaited.text')}
        </Notice>
      )}
      <QueryView query={query}>
        {(bookings) => <Tabs label={t('renter.tabsLabel')} tabs={tabsOf(bookings)} />}
      </QueryView>
    </Stack>
  );

  function tabsOf(bookings: BookingView[]) {
    const on = renterTabs(bookings, now);
    const tab = (value: RenterTab, count = on[value].length) => ({
      value,
      label: t(`renter.tabs.${value}`, { count }),
      content: on[value].length === 0 ? <Nothing tab={value} /> : <Stack gap={5}>{on[value].map(show)}</Stack>,
    });
    const confirmed = tab('confirmed', splitByTime(on.confirmed, now).upcoming.length);
    if (on.confirmed.length > 0) {
      confirmed.content = (
        <BookingSections
          confirmed={on.confirmed}
          now={now}
          noUpcoming={t('renter.noUpcoming')}
          pastTitle={t('renter.pastTrips')}
        >
          {show}
        </BookingSections>
      );
    }
    return [tab('pending'), confirmed, tab('declined'), tab('canceled')];
  }
}

function Nothing({ tab }: { tab: RenterTab }) {
  const t = useText();
  return (
    <EmptyState
      title={t(`renter.empty.${tab}.title`)}
      action={<LinkButton to="/boats">{t('renter.browse')}</LinkButton>}
    >
      {t(`renter.empty.${tab}.text`)}
    </EmptyState>
  );
}
