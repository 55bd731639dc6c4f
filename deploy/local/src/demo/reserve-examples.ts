import { setTimeout as sleep } from 'node:timers/promises';
import type { BoatView, BookingView } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf, zoneOf } from '@harbourline/policy';
import type { ApiClient } from '../client/api-client';
import { reserve } from '../client/reserve';
import { DEMO_OWNERS, DEMO_RENTERS } from './people';
import { signInAs } from './sign-in-as';

interface Example {
  renter: number;
  boatName: string;
  daysAhead: number;
  startTime: string;
  hours: number;
  guestCount: number;
  specialRequests?: string;
  answer?: 'accept' | 'decline';
}

const EXAMPLES: readonly Example[] = [
  {
    renter: 0,
    boatName: 'Northern Light',
    daysAhead: 9,
    startTime: '14:00',
    hours: 5,
    guestCount: 8,
    specialRequests: 'A birthday: could we bring a cake?',
  },
  {
    renter: 1,
    boatName: 'Northern Light',
    daysAhead: 12,
    startTime: '18:00',
    hours: 4,
    guestCount: 10,
    answer: 'accept',
  },
  { renter: 0, boatName: 'Second Wind', daysAhead: 16, startTime: '10:00', hours: 6, guestCount: 4, answer: 'accept' },
  { renter: 2, boatName: 'Credit Due', daysAhead: 6, startTime: '16:30', hours: 3, guestCount: 6 },
  {
    renter: 2,
    boatName: 'Queen of the Quay',
    daysAhead: 20,
    startTime: '19:00',
    hours: 4,
    guestCount: 28,
    answer: 'decline',
  },
];

/** Reservations in the states that people meet first: waiting, confirmed and declined. All are of the demo owner's boats. */
export async function reserveExamples(gatewayUrl: string): Promise<void> {
  const [demoOwner] = DEMO_OWNERS;
  if (!demoOwner) return;
  const owner = await signInAs(gatewayUrl, demoOwner);
  const boats = await owner.client.call<BoatView[]>('GET', `/api/boats/owner/${owner.id}`);
  const existing = await owner.client.call<BookingView[]>('GET', '/api/bookings');
  const renters = await Promise.all(DEMO_RENTERS.map((renter) => signInAs(gatewayUrl, renter)));

  for (const example of EXAMPLES) {
    const boat = boats.find(({ boatName }) => boatName === example.boatName);
    const renter = renters[example.renter];
    if (!boat || !renter) throw new Error(`The demo has no ${example.boatName}`);
    const before = existing.find((booking) => booking.boatId === boat.id && booking.renterId === renter.id);
    const booking = before ?? (await reserveExample(renter.client, boat, example));
    if (booking.status === 'pending') await answer(owner.client, booking, example.answer);
  }
}

async function reserveExample(
  renter: ApiClient,
  boat: BoatView,
  { daysAhead, startTime, hours, guestCount, specialRequests }: Example,
): Promise<BookingView> {
  await untilKnown(renter, boat.id);
  const zone = zoneOf(boat.city);
  const start = instantAt(localDateOf(addHours(new Date(), daysAhead * 24), zone), startTime, zone);
  return reserve(renter, {
    boatId: boat.id,
    startDate: start.toISOString(),
    endDate: addHours(start, hours).toISOString(),
    guestCount,
    captainId: null,
    ...(specialRequests ? { specialRequests } : {}),
  });
}

async function answer(owner: ApiClient, { id }: BookingView, given: Example['answer']): Promise<void> {
  if (given === 'accept')
    await owner.call('PATCH', `/api/bookings/${id}`, {
      status: 'confirmed',
      ownerAdjusted: false,
      adjustedStartTime: null,
      adjustedCaptainId: null,
    });
  if (given === 'decline')
    await owner.call('PATCH', `/api/bookings/${id}`, {
      status: 'cancelled',
      reason: 'The boat is being serviced that week.',
    });
}

/** Booking hears of a new boat by its event, a moment after it was listed. */
async function untilKnown(client: ApiClient, boatId: number): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status } = await client.send('GET', `/api/boats/${boatId}/availability?from=${today}&to=${today}`);
    if (status === 200) return;
    await sleep(100);
  }
  throw new Error(`Boat ${boatId} is not known to booking`);
}
