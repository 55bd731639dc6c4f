import type { OwnerTab } from '@harbourline/policy';
import { UnopenedBooking } from '../features/bookings/unopened-booking';
import { BookingsCalendar } from '../features/bookings/owner/bookings-calendar';
import { OwnerBookings } from '../features/bookings/owner/owner-bookings';
import { useOwnerTabs } from '../features/bookings/owner/use-owner-tabs';
import { ConversationLink } from '../features/conversations/conversation-link';
import { UnreadBadge } from '../features/conversations/unread-badge';
import { useUnread } from '../features/conversations/use-unread';
import { DockLink } from '../features/dock/dock-link';
import { useText } from '../features/owner/words';
import { OwnerBoats } from '../features/owner/owner-boats';
import { OwnerCaptains } from '../features/owner/owner-captains';
import { ProfileDialog } from '../features/profile/profile-dialog';
import { RenterRating } from '../features/reviews/renter-rating';
import { ReviewOfBooking, ReviewsWaiting } from '../features/reviews/reviews-waiting';
import { useText as useReviewText } from '../features/reviews/words';
import { RequireRole } from '../features/session/require-role';
import { readId } from '../shared/lib/read-id';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { LinkButton } from '../shared/ui/button';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Stack } from '../shared/ui/stack';
import { Spinner } from '../shared/ui/states';
import { Tabs } from '../shared/ui/tabs';

const TABS = ['boats', 'captains', 'pending', 'confirmed', 'canceled', 'calendar'] as const;

export function Page() {
  const t = useText();
  const review = useReviewText();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="owner" guestText={t('guest')} otherRoleText={t('denied')}>
        {(user) => (
          <>
            <PageHeader
              title={t('title')}
              lead={t('welcome', { name: user.fullName ?? '' })}
              actions={
                <>
                  <ProfileDialog user={user} />
                  <LinkButton tone="secondary" to="/reviews">
                    {review('link')}
                  </LinkButton>
                </>
              }
            />
            <OwnerTabs ownerId={user.id} />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}

/** The tab, the month and an open booking are in the address: they survive a reload and can be passed on. */
function OwnerTabs({ ownerId }: { ownerId: number }) {
  const t = useText();
  const [address, change] = useAddressFilters('tab', 'booking', 'month');
  const openId = readId(address.booking);
  const asked = TABS.find((known) => known === address.tab);
  const { tab, counts, booking, isLooking, problem } = useOwnerTabs(asked, openId);
  const unread = useUnread();
  const bookings = (on: OwnerTab) => {
    const label = t(`tabs.${on}`);
    const onClose = () => change({ tab: on, booking: '' });
    return {
      value: on,
      label: (
        <>
          {counts ? t('tabs.counted', { label, count: counts[on] }) : label}
          <UnreadBadge count={unread.on(on)} />
        </>
      ),
      content: isLooking ? (
        <Spinner />
      ) : (
        <OwnerBookings
          ownerId={ownerId}
          tab={on}
          opened={booking}
          onClose={onClose}
          messages={(one) => (
            <>
              <DockLink booking={one} />
              <ConversationLink booking={one} unread={unread.of(one.id)} />
            </>
          )}
          reviewOf={({ id }) => <ReviewOfBooking bookingId={id} side="owner" />}
          ratingOf={({ renterId }) => <RenterRating renterId={renterId} />}
        />
      ),
    };
  };
  const calendar = <BookingsCalendar ownerId={ownerId} month={address.month} onMonth={(month) => change({ month })} />;
  return (
    <Stack gap={5}>
      <UnopenedBooking id={openId} problem={problem} />
      <ReviewsWaiting side="owner" />
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onValueChange={(next) => change({ tab: next, booking: '' })}
        tabs={[
          { value: 'boats', label: t('tabs.boats'), content: <OwnerBoats ownerId={ownerId} /> },
          { value: 'captains', label: t('tabs.captains'), content: <OwnerCaptains ownerId={ownerId} /> },
          bookings('pending'),
          bookings('confirmed'),
          bookings('canceled'),
          { value: 'calendar', label: t('tabs.calendar'), content: calendar },
        ]}
      />
    </Stack>
  );
}
