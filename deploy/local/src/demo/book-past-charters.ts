import type { BookingView } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client/api-client';
import type { Wish } from '@harbourline/client/reserve';
import { reservedAt } from './date-past-charters';
import type { DemoBusiness } from './demo-business';
import { exampleWish } from './example-wish';
import { PAST_CHARTERS } from './examples';
import { DEMO_ADMIN, DEMO_RENTERS } from './people';
import { signInAs } from './sign-in-as';
import { untilOffered } from './until-offered';

/**
 * An administrator enters charters that have taken place, whose deposits were paid to the office directly, unless an earlier
 * run did so. Nobody is written to about what is over.
 */
export async function bookPastCharters(
  gatewayUrl: string,
  { owner, boats, captainIds }: DemoBusiness,
): Promise<BookingView[]> {
  const { client: admin } = await signInAs(gatewayUrl, DEMO_ADMIN);
  const existing = await owner.client.call<BookingView[]>('GET', '/api/bookings');
  const charters: BookingView[] = [];
  for (const example of PAST_CHARTERS) {
    const boat = boats.find(({ boatName }) => boatName === example.boatName);
    const renter = DEMO_RENTERS[example.renter];
    if (!boat || !renter) throw new Error(`The demo has no ${example.boatName}`);
    const { id: renterId } = await signInAs(gatewayUrl, renter);
    const before = existing.find((booking) => booking.boatId === boat.id && booking.renterId === renterId);
    charters.push(before ?? (await enter(admin, renterId, exampleWish(boat, example, captainIds))));
  }
  return charters;
}

async function enter(admin: ApiClient, renterId: number, wish: Wish): Promise<BookingView> {
  await untilOffered(admin, wish.boatId, wish.captainId ?? null);
  const paid = { paidDate: reservedAt(new Date(wish.startDate)), paidReference: `E-transfer ${4100 + renterId}` };
  return admin.call('POST', '/api/admin/bookings', { ...wish, ...paid, renterId, status: 'completed' });
}
