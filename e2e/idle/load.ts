import type { BoatView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { listBoat, type Person, register, wishFor } from '../test/support/people';

const PEOPLE = 8;
const EACH = 25;
const FIRST_DAY = 10;

/** Two hundred reservations by eight people at once, each of whom looks at the list and the boat first. */
export async function reserveAndLook(instance: Instance): Promise<void> {
  const owner = await register(instance, 'owner');
  const people: { renter: Person; boat: BoatView }[] = [];
  while (people.length < PEOPLE) {
    people.push({ renter: await register(instance, 'renter'), boat: await listBoat(owner) });
  }
  await Promise.all(people.map(({ renter, boat }) => lookAndReserve(renter, boat)));
}

async function lookAndReserve({ client }: Person, boat: BoatView): Promise<void> {
  for (let turn = 0; turn < EACH; turn += 1) {
    await client.call('GET', `/api/boats?city=Toronto&minCapacity=${(turn % 10) + 1}`);
    await client.call('GET', `/api/boats/${boat.id}`);
    await reserve(client, wishFor(boat, FIRST_DAY + turn));
  }
}
