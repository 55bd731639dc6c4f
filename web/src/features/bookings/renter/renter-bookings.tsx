import type { BookingView } from '@harbourline/contracts';
import type { RenterTab } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Stack } from '../../../shared/ui/stack';
import { EmptyState, Spinner } from '../../../shared/ui/states';
import { Tabs } from '../../../shared/ui/tabs';
import { BookingSections } from '../booking-sections';
import type { BookingMessages } from '../booking-messages';
import { openTab, tabsOfRenter } from '../booking-tabs';
import { useTabCountsQuery } from '../bookings-api';
import { BookingsOfTab } from '../bookings-of-tab';
import { useText } from '../words';
import { UnopenedBooking } from '../unopened-booking';
import { useLookAgain } from '../use-look-again';
import { useNow } from '../../../shared/lib/use-now';
import { useOpenedBooking } from '../use-opened-booking';
import { useRefreshBookings } from '../use-refresh-bookings';
import { RenterBooking } from './renter-booking';
import { useAwaited } from './use-awaited';

export const RENTER_TABS = ['pending', 'confirmed', 'declined', 'canceled'] as const satisfies readonly RenterTab[];

interface Props {
  renterId: number;
  /** What the address names: a tab, and a booking. */
  tab: RenterTab | undefined;
  openId: number | undefined;
  onTab: (tab: RenterTab) => void;
  /** A payment that was still under way when the renter came here. */
  awaitedPayment: string | null;
  messages: BookingMessages<RenterTab>;
  /** The way to the review of a charter that is over. */
  reviewOf: (booking: BookingView) => ReactNode;
}

/** The renter's reservations on four tabs. */
export function RenterBookings(props: Props) {
  const { renterId, tab: asked, openId, onTab, awaitedPayment, messages, reviewOf } = props;
  const t = useText();
  const now = useNow();
  const isAwaiting = useAwaited({ renterId, paymentIntentId: awaitedPayment });
  const { data: counts } = useTabCountsQuery();
  const { booking, isLooking, problem } = useOpenedBooking(openId);
  const tab = openTab(asked, booking ? tabsOfRenter(booking, now) : [], 'pending');
  const lookAgain = useLookAgain(useRefreshBookings());
  const show = (one: BookingView) => (
    <RenterBooking
      key={one.id}
      booking={one}
      now={now}
      isOpened={one.id === booking?.id}
      onDeadline={lookAgain}
      messages={messages.of(one)}
      review={reviewOf(one)}
    />
  );
  const labelOf = (value: RenterTab) => {
    const label = t(`renter.tabs.${value}`);
    return counts ? t('counted', { label, count: counts[value === 'confirmed' ? 'upcoming' : value] }) : label;
  };
  const sections = (confirmed: readonly BookingView[]) => (
    <BookingSections
      confirmed={confirmed}
      now={now}
      noUpcoming={!booking && t('renter.noUpcoming')}
      pastTitle={t('renter.pastTrips')}
    >
      {show}
    </BookingSections>
  );
  const list = (value: RenterTab) => (
    <BookingsOfTab
      side="renter"
      userId={renterId}
      tab={value}
      empty={<Nothing tab={value} />}
      opened={booking}
      onClose={() => onTab(value)}
      arrange={value === 'confirmed' ? sections : undefined}
    >
      {show}
    </BookingsOfTab>
  );

  return (
    <Stack gap={5}>
      {isAwaiting && (
        <Notice tone="time" title={t('renter.awaited.title')}>
          {t('renter.awaited.text')}
        </Notice>
      )}
      <UnopenedBooking id={openId} problem={problem} />
      <Tabs
        label={t('renter.tabsLabel')}
        value={tab}
        onValueChange={(next) => onTab(RENTER_TABS.find((known) => known === next) ?? 'pending')}
        tabs={RENTER_TABS.map((value) => ({
          value,
          label: (
            <>
              <span>{labelOf(value)}</span>
              {messages.on(value)}
            </>
          ),
          content: isLooking ? <Spinner /> : list(value),
        }))}
      />
    </Stack>
  );
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
