import type { OwnerTab } from '@harbourline/policy';
import { UnopenedBooking } from '../features/bookings/unopened-booking';
import { BookingsCalendar } from '../features/bookings/owner/bookings-calendar';
import { OwnerBookings } from '../features/bookings/owner/owner-bookings';
import { useOwnerTabs } from '../features/bookings/owner/use-owner-tabs';
import { UnreadBadge } from '../features/conversations/unread-badge';
import { useUnread } from '../features/conversations/use-unread';
import { useText } from '../features/owner/words';
import { AskingRenter } from '../features/owner/asking-renter';
import { OwnerBoats } from '../features/owner/owner-boats';
import { OwnerCaptains } from '../features/owner/owner-captains';
import { OwnerQuestions } from '../features/questions/owner-questions';
import { useOpenQuestionCountQuery } from '../features/questions/questions-api';
import { RenterRating } from '../features/reviews/renter-rating';
import { ReviewOfBooking, ReviewsWaiting } from '../features/reviews/reviews-waiting';
import { readId } from '../shared/lib/read-id';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { Stack } from '../shared/ui/stack';
import { Spinner } from '../shared/ui/states';
import { Tabs } from '../shared/ui/tabs';
import { BookingLinks } from './parts/booking-links';
import { DashboardFrame } from './parts/dashboard-frame';

const TABS = ['boats', 'captains', 'pending', 'confirmed', 'canceled', 'calendar', 'questions'] as const;

export function Page() {
  const t = useText();
  return (
    <DashboardFrame
      role="owner"
      title={t('title')}
      lead={(name) => t('welcome', { name })}
      guestText={t('guest')}
      otherRoleText={t('denied')}
    >
      {({ id }) => <OwnerTabs ownerId={id} />}
    </DashboardFrame>
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
  const { data: questions = 0 } = useOpenQuestionCountQuery();
  const bookings = (on: OwnerTab) => {
    const label = t(`tabs.${on}`);
    const onClose = () => change({ tab: on, booking: '' });
    return {
      value: on,
      label: (
        <>
          <span>{counts ? t('tabs.counted', { label, count: counts[on] }) : label}</span>
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
          messages={(one) => <BookingLinks booking={one} unread={unread.of(one.id)} />}
          reviewOf={({ id }) => <ReviewOfBooking bookingId={id} side="owner" />}
          ratingOf={({ renterId }) => (
            <>
              <AskingRenter renterId={renterId} />
              <RenterRating renterId={renterId} />
            </>
          )}
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
          {
            value: 'questions',
            label:
              questions > 0 ? t('tabs.counted', { label: t('tabs.questions'), count: questions }) : t('tabs.questions'),
            content: <OwnerQuestions />,
          },
        ]}
      />
    </Stack>
  );
}
