import { type ComponentProps, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../features/bookings/words';
import { RENTER_TABS, RenterBookings } from '../features/bookings/renter/renter-bookings';
import { ConversationLink } from '../features/conversations/conversation-link';
import { UnreadBadge } from '../features/conversations/unread-badge';
import { useUnread } from '../features/conversations/use-unread';
import { CreditsPanel } from '../features/credits/credits-panel';
import { DockLink } from '../features/dock/dock-link';
import { ProfileDialog } from '../features/profile/profile-dialog';
import { ReviewOfBooking, ReviewsWaiting } from '../features/reviews/reviews-waiting';
import { useText as useReviewText } from '../features/reviews/words';
import { RequireRole } from '../features/session/require-role';
import { useSession } from '../features/session/use-session';
import { readId } from '../shared/lib/read-id';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { LinkButton } from '../shared/ui/button';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Stack } from '../shared/ui/stack';
import { showToast } from '../shared/ui/toast';

export function Page() {
  const t = useText();
  const review = useReviewText();
  const awaitedPayment = useAwaitedPayment();
  const [address, change] = useAddressFilters('tab', 'booking');
  useDeniedToast();
  return (
    <PageFrame title={t('renter.title')} noIndex>
      <RequireRole role="renter" guestText={t('renter.guest')} otherRoleText={t('renter.otherRole')}>
        {(user) => (
          <>
            <PageHeader
              title={t('renter.title')}
              lead={user.fullName && t('renter.lead', { name: user.fullName })}
              actions={
                <>
                  <ProfileDialog user={user} />
                  <LinkButton tone="secondary" to="/reviews">
                    {review('link')}
                  </LinkButton>
                  <LinkButton tone="secondary" to="/boats">
                    {t('renter.browse')}
                  </LinkButton>
                </>
              }
            />
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
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}

function Bookings(props: Omit<ComponentProps<typeof RenterBookings>, 'messages'>) {
  const unread = useUnread();
  return (
    <RenterBookings
      {...props}
      messages={{
        of: (booking) => (
          <>
            <DockLink booking={booking} />
            <ConversationLink booking={booking} unread={unread.of(booking.id)} />
          </>
        ),
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
