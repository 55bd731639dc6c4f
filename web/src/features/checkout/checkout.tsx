import { useState } from 'react';
import { readPendingBooking } from '../../shared/lib/pending-booking';
import { HeldCheckout } from './held-checkout';
import { NoBookingData } from './stage-notes';

/** The payment of the reservation that this renter was about to make, if there is one. */
export function Checkout({ renterId }: { renterId: number }) {
  // Read once: another tab that completes it must not pull it from under this one.
  const [pending] = useState(() => readPendingBooking(renterId));
  return pending ? <HeldCheckout pending={pending} /> : <NoBookingData />;
}
