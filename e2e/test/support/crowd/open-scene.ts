import type { QuoteView } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { acceptedCaptain } from '../accepted-captain';
import { administrator } from '../administrator';
import { listBoat, register, wishFor, type Person } from '../people';
import type { Scene } from './renter';

export interface Crowd {
  renters: Person[];
  owners: Person[];
  captains: Person[];
  office: Person;
  scene: Scene;
}

const AT_ONCE = 8;

/** As many people as asked for, with a boat for each ten of them and each captain's offer on all of these. */
export async function openScene(instance: Instance, people: number): Promise<Crowd> {
  const many = (role: 'renter' | 'owner' | 'captain', count: number) =>
    inBatches(Array.from({ length: count }, () => () => register(instance, role)));
  const boatCount = Math.ceil(people / 10);
  const [ownerCount, captainCount] = [Math.ceil(boatCount / 2), Math.ceil(boatCount / 2)];
  const owners = await many('owner', ownerCount);
  const captains = await inBatches(Array.from({ length: captainCount }, () => () => acceptedCaptain(instance)));
  const renters = await many('renter', people - ownerCount - captainCount);

  const boats = await inBatches(
    Array.from(
      { length: boatCount },
      (_, index) => () => listBoat(at(owners, index % ownerCount), { discountPercent: index % 3 }),
    ),
  );
  await inBatches(
    captains.map((captain) => async () => {
      const rates = boats.map(({ id: boatId }) => ({ boatId, captainId: captain.id, rate: 60 }));
      await captain.client.call('POST', '/api/captain-rates', { rates });
    }),
  );
  const [renter] = renters;
  for (const boat of renter ? [boats.at(-1)] : []) {
    if (!boat || !renter) continue;
    await eventuallyHolds(
      () =>
        renter.client.call<QuoteView>(
          'POST',
          '/api/bookings/quote',
          wishFor(boat, 4, { captainId: at(captains, -1).id }),
        ),
      ({ free }) => free,
    );
  }
  const { providerUrl, publishableKey } = await at(renters, 0).client.call<{
    providerUrl: string;
    publishableKey: string;
  }>('GET', '/api/payment/config');
  return {
    renters,
    owners,
    captains,
    office: await administrator(instance),
    scene: { boats, captains: captains.map(({ id }) => id), card: { stripeUrl: providerUrl, publishableKey } },
  };
}

function at<T>(things: readonly T[], index: number): T {
  const thing = things.at(index);
  if (thing === undefined) throw new Error('there is nobody');
  return thing;
}

async function inBatches<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (let first = 0; first < tasks.length; first += AT_ONCE)
    done.push(...(await Promise.all(tasks.slice(first, first + AT_ONCE).map((task) => task()))));
  return done;
}
