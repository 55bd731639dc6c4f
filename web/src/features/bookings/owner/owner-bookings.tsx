import type { BookingView } from '@harbourline/contracts';
import type { OwnerTab } from '@harbourline/policy';
import { QueryView } from '../../../shared/ui/query-view';
import { Stack } from '../../../shared/ui/stack';
import { EmptyState } from '../../../shared/ui/states';
import { BookingSections } from '../booking-sections';
import { ownerTabs, splitByTime } from '../booking-tabs';
import { useBookingsQuery } from '../bookings-api';
import { useText } from '../messages';
import { OwnerBooking } from './owner-booking';
import { useLookAgain } from '../use-look-again';
import { useNow } from '../use-now';

/** How many bookings each of the owner's tabs has; undefined until they are known. */
export function useOwnerBookingCounts(ownerId: number): Record<OwnerTab, number> | undefined {
  const now = useNow();
  const { data } = useBookingsQuery({ ownerId });
  if (!data) return undefined;
  const { pending, confirmed, canceled } = ownerTabs(data);
  return {
    pending: pending.length,
    confirmed: splitByTime(confirmed, now).upcoming.length,
    canceled: canceled.length,
  };
}

/** The bookings of an owner's boats on one tab. */
export function OwnerBookings({ ownerId, tab }: { ownerId: number; tab: OwnerTab }) {
  const t = useText();
  const now = useNow();
  const query = useBookingsQuery({ ownerId });
  const lookAgain = useLookAgain(query.refetch);
  const show = (booking: BookingView) => (
    <OwnerBooking key={booking.id} booking={booking} ownerId={ownerId} now={now} onDeadline={lookAgain} />
  );
  return (
    <QueryView
      query={query}
      isEmpty={(bookings) => ownerTabs(bookings)[tab].length === 0}
      empty={<EmptyState title={t(`owner.empty.${tab}.title`)}>{t(`owner.empty.${tab}.text`)}</EmptyState>}
    >
      {(bookings) =>
        tab === 'confirmed' ? (
          <BookingSections
            confirmed={ownerTabs(bookings).confirmed}
            now={now}
            noUpcoming={t('owner.noUpcoming')}
            pastTitle={t('owner.past')}
          >
            {show}
          </BookingSections>
        ) : (
          <Stack gap={5}>{ownerTabs(bookings)[tab].map(show)}</Stack>
        )
      }
    </QueryView>
  );
}
