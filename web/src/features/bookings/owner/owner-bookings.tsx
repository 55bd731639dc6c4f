import type { BookingView } from '@harbourline/contracts';
import type { OwnerTab } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/states';
import { BookingSections } from '../booking-sections';
import { BookingsOfTab } from '../bookings-of-tab';
import { useText } from '../words';
import { useLookAgain } from '../use-look-again';
import { useNow } from '../../../shared/lib/use-now';
import { useRefreshBookings } from '../use-refresh-bookings';
import { OwnerBooking } from './owner-booking';

interface Props {
  ownerId: number;
  tab: OwnerTab;
  opened: BookingView | undefined;
  onClose: () => void;
  /** The way to a booking's messages. */
  messages: (booking: BookingView) => ReactNode;
  /** The way to the review of a charter that is over, and what others say of a renter. */
  reviewOf: (booking: BookingView) => ReactNode;
  ratingOf: (booking: BookingView) => ReactNode;
}

/** The bookings of an owner's boats on one tab. */
export function OwnerBookings({ ownerId, tab, opened, onClose, messages, reviewOf, ratingOf }: Props) {
  const t = useText();
  const now = useNow();
  const lookAgain = useLookAgain(useRefreshBookings());
  const show = (booking: BookingView) => (
    <OwnerBooking
      key={booking.id}
      {...{ booking, ownerId, now }}
      onDeadline={lookAgain}
      messages={messages(booking)}
      review={reviewOf(booking)}
      renterRating={ratingOf(booking)}
    />
  );
  const sections = (confirmed: readonly BookingView[]) => (
    <BookingSections
      confirmed={confirmed}
      now={now}
      noUpcoming={!opened && t('owner.noUpcoming')}
      pastTitle={t('owner.past')}
    >
      {show}
    </BookingSections>
  );
  return (
    <BookingsOfTab
      side="owner"
      userId={ownerId}
      tab={tab}
      empty={<EmptyState title={t(`owner.empty.${tab}.title`)}>{t(`owner.empty.${tab}.text`)}</EmptyState>}
      opened={opened}
      onClose={onClose}
      arrange={tab === 'confirmed' ? sections : undefined}
    >
      {show}
    </BookingsOfTab>
  );
}
