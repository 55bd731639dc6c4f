import { type ComponentProps, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../features/bookings/words';
import { RENTER_TABS, RenterBookings } from '../features/bookings/renter/renter-bookings';
import { UnreadBadge } from '../features/conversations/unread-badge';
import { useUnread } from '../features/conversations/use-unread';
import { CreditsPanel } from '../features/credits/credits-panel';
import { ReviewOfBooking, ReviewsWaiting } from '../features/reviews/reviews-waiting';
import { useSession } from '../features/session/use-session';
import { readId } from '../shared/lib/read-id';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { LinkButton } from '../shared/ui/button';
import { Stack } from '../shared/ui/stack';
import { showToast } from '../shared/ui/toast';
import { BookingLinks } from './parts/booking-links';
import { DashboardFrame } from './parts/dashboard-frame';

export function Page() {
  const t = useText();
  const awaitedPayment = useAwaitedPayment();
  const [address, change] = useAddressFilters('tab', 'booking');
  useDeniedToast();
  return (
    <DashboardFrame
      role="renter"
      title={t('renter.title')}
      lead={(name) => t('renter.lead', { name })}
      guestText={t('renter.guest')}
      otherRoleText={t('renter.otherRole')}
      actions={
        <LinkButton tone="secondary" to="/boats">
          {t('renter.browse')}
        </LinkButton>
      }
    >
      {(user) => (
        <Stack gap={5}>
          <CreditsPanel />
          <ReviewsWaiting side="renter" />
          <Bookings
            renterId={user.id}
            tab={RENTER_TABS.find((known) => known === address.tab)}
            openId={readId(address.booking)}
            onTab={(tab) => change({ tab, booking: '' })}
            awaitedPayment={awaitedPayment}
            reviewOf={({ id }) => <ReviewOfBooking bookingId={id} side="renter" />}
          />
        </Stack>
      )}
    </DashboardFrame>
  );
}

function Bookings(props: Omit<ComponentProps<typeof RenterBookings>, 'messages'>) {
  const unread = useUnread();
  return (
    <RenterBookings
      {...props}
      messages={{
        of: (booking) => <BookingLinks booking={booking} unread={unread.of(booking.id)} />,
        on: (tab) => <UnreadBadge count={unread.on(tab)} />,
      }}
    />
  );
}

/** The checkout leaves it when a payment was still under way. */
function useAwaitedPayment(): string | null {
  const state: unknown = useLocation().state;
  const isNamed = typeof state === 'object' && state !== null && 'awaitedPayment' in state;
  return isNamed && typeof state.awaitedPayment === 'string' ? state.awaitedPayment : null;
}

function useDeniedToast() {
  const t = useText();
  const { user, checked } = useSession();
  const isDenied = checked && user !== null && user.role !== 'renter';
  const title = t('renter.deniedToast.title');
  const description = t('renter.deniedToast.text');
  useEffect(() => {
    if (isDenied) showToast({ tone: 'error', title, description });
  }, [isDenied, title, description]);
}
