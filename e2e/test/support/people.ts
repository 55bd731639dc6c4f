import { randomUUID } from 'node:crypto';
import type { BoatView } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf } from '@harbourline/policy';
import { ApiClient, freshPhone, type Wish } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import sharp from 'sharp';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { mailedToken } from '@harbourline/test-kit/inbox';

export interface Person {
  client: ApiClient;
  id: number;
  email: string;
  phone: string;
  password: string;
  fullName: string;
}

/** A new account, signed in; an owner has opened the link in the welcome mail, without which nobody lists a boat. */
export async function register(
  { gatewayUrl, mailUrl }: Instance,
  role: 'renter' | 'owner' | 'captain',
  fullName = `A ${role}`,
): Promise<Person> {
  const client = new ApiClient(gatewayUrl);
  const person = { fullName, phone: freshPhone(), email: `${randomUUID()}@example.com`, password: 'a-long-way-out' };
  const { id } = await client.call<{ id: number }>('POST', '/api/auth/register', {
    ...person,
    role,
    agreesToTerms: true,
  });
  if (role === 'owner') {
    const token = await mailedToken({ mailUrl }, person.email, 'confirm-email');
    await client.call('POST', '/api/auth/confirm-email', { token });
  }
  return { ...person, client, id };
}

/** Lists a boat for an owner, once it is known that their address is confirmed. */
export async function createBoat({ client }: Pick<Person, 'client'>, listing: object): Promise<BoatView> {
  const { status, body } = await eventuallyHolds(
    () => client.send<BoatView>('POST', '/api/boats', listing),
    (answer) => answer.status !== 403,
  );
  if (status !== 201) throw new Error(`the boat was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Three pictures that are quickly made. */
async function plainPictures(): Promise<Buffer[]> {
  const shade = (g: number) =>
    sharp({ create: { width: 500, height: 300, channels: 3, background: { r: 10, g, b: 160 } } })
      .jpeg()
      .toBuffer();
  return Promise.all([40, 120, 200].map(shade));
}

/** A boat in Toronto that everyone can reserve, known to booking. */
export async function listBoat(
  owner: Pick<Person, 'client'>,
  changes: object = {},
  pictures?: Buffer[],
): Promise<BoatView> {
  const form = new FormData();
  for (const picture of pictures ?? (await plainPictures())) {
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'boat.jpg');
  }
  const { imageUrls } = await owner.client.call<{ imageUrls: string[] }>('POST', '/api/upload', form);
  const boat = await createBoat(owner, {
    boatName: 'Test of Time',
    model: 'Sea Ray Sundancer',
    description: 'For tests',
    city: 'Toronto',
    capacity: 12,
    length: 45,
    rate: 350,
    minimumHours: 3,
    images: imageUrls,
    amenities: ['Cooler'],
    ...changes,
  });
  const today = localDateOf(new Date(), 'America/Toronto');
  await eventuallyHolds(
    () => owner.client.send('GET', `/api/boats/${boat.id}/availability?from=${today}&to=${today}`),
    ({ status }) => status === 200,
  );
  return boat;
}

/** Four hours from 14:00 in Toronto, so many days ahead. */
export function wishFor(boat: BoatView, daysAhead = 10, changes: Partial<Wish> = {}): Wish {
  const start = instantAt(
    localDateOf(addHours(new Date(), daysAhead * 24), 'America/Toronto'),
    '14:00',
    'America/Toronto',
  );
  return {
    boatId: boat.id,
    startDate: start.toISOString(),
    endDate: addHours(start, 4).toISOString(),
    guestCount: 4,
    captainId: null,
    ...changes,
  };
}
