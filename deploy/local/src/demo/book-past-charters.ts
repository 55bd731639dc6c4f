import type { BookingView } from '@harbourline/contracts';
import type { DemoBusiness } from './demo-business';
import { exampleWish } from './example-wish';
import { PAST_CHARTERS } from './examples';
import { DEMO_ADMIN, DEMO_RENTERS } from './people';
import { signInAs } from './sign-in-as';
import { untilOffered } from './until-offered';

/** An administrator enters charters that have taken place, and were paid by other means. */
export async function bookPastCharters(gatewayUrl: string, { owner, boats, captainId }: DemoBusiness): Promise<void> {
  const { client: admin } = await signInAs(gatewayUrl, DEMO_ADMIN);
  const existing = await owner.client.call<BookingView[]>('GET', '/api/bookings');
  for (const example of PAST_CHARTERS) {
    const boat = boats.find(({ boatName }) => boatName === example.boatName);
    const renter = DEMO_RENTERS[example.renter];
    if (!boat || !renter) throw new Error(`The demo has no ${example.boatName}`);
    const { id: renterId } = await signInAs(gatewayUrl, renter);
    if (existing.some((booking) => booking.boatId === boat.id && booking.renterId === renterId)) continue;
    const wish = exampleWish(boat, example, captainId);
    await untilOffered(admin, boat.id, wish.captainId ?? null);
    await admin.call('POST', '/api/admin/bookings', { ...wish, renterId, status: 'completed' });
  }
}
