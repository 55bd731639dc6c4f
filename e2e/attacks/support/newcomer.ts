import { randomUUID } from 'node:crypto';
import type { BoatView, BookingView, HoldView } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf } from '@harbourline/policy';
import { type Answer, type ApiClient, beginPayment, freshPhone, pay, type Wish } from '@harbourline/client';
import { listBoat, register } from '../../test/support/people';
import type { Target } from '../attack';

const ZONE = 'America/Toronto';
/** How far ahead an attack looks. */
export const DAYS = 60;
/** The first day that can be reserved, with some to spare. */
const FIRST_DAY = 3;

/** A boat of an honest owner. */
export async function newBoat({ instance }: Target): Promise<BoatView> {
  return listBoat(await register(instance, 'owner'));
}

/** A renter's account, made a moment ago; undefined when it is refused. */
export async function newcomer(client: ApiClient): Promise<ApiClient | undefined> {
  const { status } = await client.send('POST', '/api/auth/register', {
    fullName: 'Nora Newcomer',
    phone: freshPhone(),
    email: `${randomUUID()}@example.com`,
    password: 'a-long-way-out',
    role: 'renter',
    agreesToTerms: true,
  });
  return status < 300 ? client : undefined;
}

/** Ten in the morning to ten at night, which nobody else can then have any of; four hours for an honest renter. */
export function dayWish(boat: Pick<BoatView, 'id'>, day: number, hours = 12): Wish {
  const start = instantAt(localDateOf(addHours(new Date(), (FIRST_DAY + day) * 24), ZONE), '10:00', ZONE);
  return {
    boatId: boat.id,
    startDate: start.toISOString(),
    endDate: addHours(start, hours).toISOString(),
    guestCount: 2,
    captainId: null,
  };
}

export function tryHold(renter: ApiClient, wish: Wish): Promise<Answer<HoldView>> {
  return renter.send<HoldView>('POST', '/api/bookings/holds', wish);
}

/** The days of which a boat is taken for some time, as its calendar tells everyone. */
export async function takenDays(client: ApiClient, boat: BoatView): Promise<Set<string>> {
  const today = new Date();
  const [from, to] = [today, addHours(today, (DAYS + 1) * 24)].map((at) => localDateOf(at, ZONE));
  const { busy } = await client.call<{ busy: { startDate: string; endDate: string }[] }>(
    'GET',
    `/api/boats/${boat.id}/availability?from=${from}&to=${to}`,
  );
  return new Set(
    busy.flatMap(({ startDate, endDate }) =>
      [new Date(startDate), new Date(new Date(endDate).getTime() - 1)].map((at) => localDateOf(at, ZONE)),
    ),
  );
}

/** An honest newcomer registers, reserves a day that is free, and pays. @returns whether that went well. */
export async function reservesHonestly(client: ApiClient, boat: BoatView): Promise<boolean> {
  const renter = await newcomer(client);
  if (!renter) return false;
  const taken = await takenDays(renter, boat);
  for (let day = DAYS - 4; day > 0; day -= 1) {
    const wish = dayWish(boat, day, 4);
    if (taken.has(localDateOf(new Date(wish.startDate), ZONE))) continue;
    const held = await tryHold(renter, wish);
    if (held.status !== 201) return false;
    const intent = await beginPayment(renter, wish, held.body);
    await pay(renter, intent);
    const { status } = await renter.send<BookingView>('POST', '/api/bookings', {
      ...wish,
      holdId: held.body.holdId,
      paymentIntentId: intent.paymentIntentId,
    });
    return status === 201;
  }
  return false;
}
