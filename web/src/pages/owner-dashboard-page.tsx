import { BookingsCalendar } from '../features/bookings/owner/bookings-calendar';
import { OwnerBookings, useOwnerBookingCounts } from '../features/bookings/owner/owner-bookings';
import { useText } from '../features/owner/messages';
import { OwnerBoats } from '../features/owner/owner-boats';
import { OwnerCaptains } from '../features/owner/owner-captains';
import { ProfileDialog } from '../features/profile/profile-dialog';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Tabs } from '../shared/ui/tabs';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="owner" guestText={t('denied')} otherRoleText={t('denied')}>
        {(user) => (
          <>
            <PageHeader
              title={t('title')}
              lead={t('welcome', { name: user.fullName ?? '' })}
              actions={<ProfileDialog user={user} />}
            />
            <OwnerTabs ownerId={user.id} />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}

function OwnerTabs({ ownerId }: { ownerId: number }) {
  const t = useText();
  const counts = useOwnerBookingCounts(ownerId);
  const bookings = (tab: 'pending' | 'confirmed' | 'canceled') => {
    const label = t(`tabs.${tab}`);
    return {
      value: tab,
      label: counts ? t('tabs.counted', { label, count: counts[tab] }) : label,
      content: <OwnerBookings ownerId={ownerId} tab={tab} />,
    };
  };
  return (
    <Tabs
      label={t('tabsLabel')}
      defaultValue="pending"
      tabs={[
        { value: 'boats', label: t('tabs.boats'), content: <OwnerBoats ownerId={ownerId} /> },
        { value: 'captains', label: t('tabs.captains'), content: <OwnerCaptains ownerId={ownerId} /> },
        bookings('pending'),
        bookings('confirmed'),
        bookings('canceled'),
        { value: 'calendar', label: t('tabs.calendar'), content: <BookingsCalendar ownerId={ownerId} /> },
      ]}
    />
  );
}
