import { CaptainBlocks } from '../features/bookings/captain/captain-blocks';
import { CaptainEarnings } from '../features/bookings/captain/captain-earnings';
import { CaptainCharters } from '../features/bookings/captain/captain-charters';
import { useCaptainTabs } from '../features/bookings/captain/use-captain-tabs';
import { UnopenedBooking } from '../features/bookings/unopened-booking';
import { CAPTAIN_DASHBOARD_TABS, CaptainDashboard } from '../features/captain/captain-dashboard';
import { useText } from '../features/captain/words';
import { UnreadBadge } from '../features/conversations/unread-badge';
import { useUnread } from '../features/conversations/use-unread';
import { CITIES } from '../shared/config/site';
import { readId } from '../shared/lib/read-id';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { Stack } from '../shared/ui/stack';
import { Spinner } from '../shared/ui/states';
import { BookingLinks } from './parts/booking-links';
import { DashboardFrame } from './parts/dashboard-frame';

export function Page() {
  const t = useText();
  return (
    <DashboardFrame
      role="captain"
      title={t('title')}
      lead={(name) => t('welcome', { name })}
      guestText={t('guest')}
      otherRoleText={t('otherRole')}
    >
      {({ id }) => <Dashboard captainId={id} />}
    </DashboardFrame>
  );
}

/** The tab, the city and an open charter are in the address: they survive a reload and can be passed on. */
function Dashboard({ captainId }: { captainId: number }) {
  const [address, change] = useAddressFilters('tab', 'city', 'booking');
  const asked = CAPTAIN_DASHBOARD_TABS.find((known) => known === address.tab);
  const openId = readId(address.booking);
  const { tab, counts, booking, isLooking, problem } = useCaptainTabs({ asked, usual: 'boats' }, openId);
  const unread = useUnread();
  const charters = (on: 'pending' | 'upcoming' | 'completed') => (
    <CaptainCharters
      captainId={captainId}
      tab={on}
      opened={booking}
      onClose={() => change({ tab: on, booking: '' })}
      messages={(charter) => <BookingLinks booking={charter} unread={unread.of(charter.id)} />}
    />
  );
  if (isLooking) return <Spinner />;
  return (
    <Stack gap={5}>
      <UnopenedBooking id={openId} problem={problem} />
      <CaptainDashboard
        captainId={captainId}
        tab={tab}
        onTab={(next) => change({ tab: next, booking: '' })}
        city={CITIES.find((known) => known === address.city) ?? 'Toronto'}
        onCity={(city) => change({ city })}
        counts={counts}
        unreadOn={(on) => <UnreadBadge count={unread.onCaptains(on)} />}
        charters={{
          pending: charters('pending'),
          upcoming: (
            <Stack gap={6}>
              {charters('upcoming')}
              <CaptainBlocks captainId={captainId} />
            </Stack>
          ),
          completed: charters('completed'),
        }}
        earnings={<CaptainEarnings captainId={captainId} />}
      />
    </Stack>
  );
}
