import type { BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client/reserve';
import { answerExample } from './answer-example';
import { exampleWish } from './example-wish';
import { RESERVATIONS } from './examples';
import { DEMO_RENTERS } from './people';
import { signInAs } from './sign-in-as';
import { untilOffered } from './until-offered';
import type { DemoBusiness } from './demo-business';

/** Renters reserve and pay, and the owner answers: a reservation waiting, one adjusted, and so on. */
export async function reserveExamples(gatewayUrl: string, business: DemoBusiness): Promise<void> {
  const { owner, boats, captainIds } = business;
  const existing = await owner.client.call<BookingView[]>('GET', '/api/bookings');
  const renters = await Promise.all(DEMO_RENTERS.map((renter) => signInAs(gatewayUrl, renter)));

  for (const example of RESERVATIONS) {
    const boat = boats.find(({ boatName }) => boatName === example.boatName);
    const renter = renters[example.renter];
    if (!boat || !renter) throw new Error(`The demo has no ${example.boatName}`);
    const wish = exampleWish(boat, example, captainIds);
    await untilOffered(renter.client, boat.id, wish.captainId ?? null);
    const before = existing.find((booking) => booking.boatId === boat.id && booking.renterId === renter.id);
    await answerExample(business, before ?? (await reserve(renter.client, wish)), example.answer);
  }
}
