import { randomUUID } from 'node:crypto';
import type { BoatView, LicenseType, QuoteView } from '@harbourline/contracts';
import { beginPayment, book, freshPhone, hold, pay, reserve, type Wish } from '@harbourline/client';
import { addHours } from '@harbourline/policy';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import sharp from 'sharp';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { acceptedCaptain } from '../accepted-captain';
import { createBoat, register, wishFor, type Person } from '../people';
import type { Cast, World } from './cast';

const RATE = 60;

/** Pixels of one colour, as few as a licence may have that a person can read, and some more. */
async function plainPicture(): Promise<Blob> {
  const background = { r: 10, g: Math.floor(Math.random() * 255), b: 160 };
  const jpeg = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

export async function pictureForm(count: number): Promise<FormData> {
  const form = new FormData();
  for (let left = count; left > 0; left -= 1) form.append('images', await plainPicture(), 'boat.jpg');
  return form;
}

/** Uploads pictures that no listing shows yet. @returns their addresses. */
export async function uploadPictures({ client }: Person, count = 3): Promise<string[]> {
  const answer = await client.call<{ imageUrls: string[] }>('POST', '/api/upload', await pictureForm(count));
  return answer.imageUrls;
}

/** An owner's description of a boat. */
export function listing({ boatName }: Pick<Cast, 'boatName'>, images: string[], changes: object = {}): object {
  return {
    boatName,
    model: 'Sea Ray Sundancer',
    description: 'For tests',
    city: 'Toronto',
    capacity: 12,
    length: 45,
    rate: 350,
    minimumHours: 3,
    images,
    amenities: ['Cooler'],
    ...changes,
  };
}

/** A boat of the owner's. */
export async function newBoat(cast: Pick<Cast, 'people' | 'boatName'>, changes: object = {}): Promise<BoatView> {
  const { owner } = cast.people;
  return createBoat(owner, listing(cast, await uploadPictures(owner, 4), changes));
}

export function ratesOfCaptain({ people }: Pick<Cast, 'people'>, { id: boatId }: BoatView) {
  return [{ boatId, captainId: people.captain.id, rate: RATE }];
}

export async function offerCaptain(cast: Cast, boat: BoatView): Promise<void> {
  await cast.people.captain.client.call('POST', '/api/captain-rates', { rates: ratesOfCaptain(cast, boat) });
}

/** A captain whom nobody else in the table knows, and who takes charters on the boat for the same rate. */
export async function anotherCaptain({ instance, people, boat }: World): Promise<number> {
  const captain = await acceptedCaptain(instance);
  const rates = [{ boatId: boat.id, captainId: captain.id, rate: RATE }];
  await captain.client.call('POST', '/api/captain-rates', { rates });
  await openToReserve({ people }, boat, captain);
  return captain.id;
}

/** Waits until booking knows the boat and its captain. */
export async function openToReserve(
  { people }: Pick<Cast, 'people'>,
  boat: BoatView,
  captain = people.captain,
): Promise<void> {
  // Earlier than all reservations, also when midnight comes meanwhile.
  const wish = wishFor(boat, 3, { captainId: captain.id });
  await eventuallyHolds(
    () => people.renter.client.call<QuoteView>('POST', '/api/bookings/quote', wish),
    ({ free }) => free,
  );
  await eventuallyHolds(
    () => people.renter.client.call<{ id: number }[]>('GET', `/api/boats/${boat.id}/captains`),
    (captains) => captains.some(({ id }) => id === captain.id),
  );
}

export async function licenceForm({ id }: Person, licenseType: LicenseType): Promise<FormData> {
  const form = new FormData();
  form.append('userId', String(id));
  form.append('licenseType', licenseType);
  form.append('license', await plainPicture(), 'licence.jpg');
  return form;
}

/** Puts a licence of a captain's on file. @returns its path. */
export async function fileLicence(captain: Person, licenseType: LicenseType): Promise<string> {
  const form = await licenceForm(captain, licenseType);
  return (await captain.client.call<{ filePath: string }>('POST', '/api/upload-license', form)).filePath;
}

/** Somebody of whom nobody else in the table knows. */
export function newcomer({ instance }: Pick<World, 'instance'>, role: 'renter' | 'owner' | 'captain') {
  return register(instance, role);
}

export function newAccount(): { fullName: string; email: string; phone: string; password: string } {
  return {
    fullName: 'Nora Newcomer',
    email: `${randomUUID()}@example.com`,
    phone: freshPhone(),
    password: 'a-long-way-out',
  };
}

/** The renter's wish: the owner's boat with the captain, on a day of its own. */
export function newWish({ boat, people, nextDay }: World): Wish & { captainId: number } {
  return { ...wishFor(boat, nextDay()), captainId: people.captain.id };
}

/** A slot that the renter holds. */
export async function newHold(world: World) {
  const wish = newWish(world);
  const held = await hold(world.people.renter.client, wish);
  world.holds.add(held.holdId);
  return { wish, held };
}

/** A hold of the renter's whose deposit is paid. */
export async function paidHold(world: World) {
  const { renter } = world.people;
  const { wish, held } = await newHold(world);
  const intent = await beginPayment(renter.client, wish, held);
  await pay(renter.client, intent);
  return { wish, held, intent };
}

/** A reservation of the renter's that the owner has not answered. @returns its id. */
export async function newBooking(world: World): Promise<number> {
  const { wish, held, intent } = await paidHold(world);
  return (await book(world.people.renter.client, wish, held, intent)).id;
}

/** The same once the owner has accepted it. @returns its id. */
export async function confirmedBooking(world: World): Promise<number> {
  const id = await newBooking(world);
  await world.people.owner.client.call('PATCH', `/api/bookings/${id}`, { status: 'confirmed', ownerAdjusted: false });
  return id;
}

/** The same once the captain has left it. @returns its id. */
export async function bookingWithoutCaptain(world: World): Promise<number> {
  const id = await confirmedBooking(world);
  await leave(world, id);
  return id;
}

/** The captain leaves a confirmed booking. */
export async function leave({ people }: World, id: number): Promise<void> {
  await people.captain.client.call(...acts.leaveCharter(id, 'I am ill'));
}

/** A confirmed booking that the renter has canceled. @returns its id. */
export async function canceledBooking(world: World): Promise<number> {
  const id = await confirmedBooking(world);
  await world.people.renter.client.call('PATCH', `/api/bookings/${id}`, { status: 'cancelled' });
  return id;
}

/** Three hours each, from 14:00 on. */
const NEAR_SLOTS = [0, 3.5, 7] as const;
const nearest = new WeakMap<World, number[]>();

/**
 * The same two days ahead, which leaves the renter notice and lets it be called off. There are as many such slots as
 * one row needs at once: whoever had a slot before gives it up. @returns its id.
 */
export async function nearBooking(world: World): Promise<number> {
  const { boat, people } = world;
  const { renter, owner } = people;
  const made = nearest.get(world) ?? [];
  nearest.set(world, made);
  const turn = made.push(0) - 1;
  const before = made[turn - NEAR_SLOTS.length];
  // It may have been ended by the call that it was made for.
  if (before) await renter.client.send('PATCH', `/api/bookings/${before}`, { status: 'cancelled' });
  const wish = wishFor(boat, 2, { captainId: people.captain.id });
  const start = addHours(new Date(wish.startDate), NEAR_SLOTS[turn % NEAR_SLOTS.length] ?? 0);
  const times = { startDate: start.toISOString(), endDate: addHours(start, 3).toISOString() };
  const { id } = await reserve(renter.client, { ...wish, ...times });
  await owner.client.call('PATCH', `/api/bookings/${id}`, { status: 'confirmed', ownerAdjusted: false });
  made[turn] = id;
  return id;
}

/** What `make` has made in this world before; it is for rows that leave it as it is. */
export function keep<T>(world: World, make: (world: World) => Promise<T>): Promise<T> {
  const known = world.kept.get(make) as Promise<T> | undefined;
  if (known) return known;
  const made = make(world);
  world.kept.set(make, made);
  // Another row tries again.
  made.catch(() => world.kept.delete(make));
  return made;
}

/** Gives back what is still held: a renter may hold three slots. */
export async function releaseHolds({ holds, people }: World): Promise<void> {
  for (const id of holds) {
    for (const { client } of [people.renter, people.otherRenter])
      await client.send('DELETE', `/api/bookings/holds/${id}`);
  }
  holds.clear();
}
