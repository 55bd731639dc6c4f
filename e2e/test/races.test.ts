import type { BoatView, BookingView, HoldView } from '@harbourline/contracts';
import { beginPayment, hold, pay } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { providerOf } from './support/provider';
import { query } from './support/query';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack, type TestStack } from './support/test-stack';

const MANY = 100;

describe('a hundred at once', () => {
  let stack: TestStack;
  let instance: Instance;
  let boat: BoatView;
  let renters: Person[];

  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
    boat = await listBoat(await register(instance, 'owner'));
    renters = [];
    for (let each = 0; each < 10; each += 1) renters.push(await register(instance, 'renter'));
  });
  afterAll(() => stack?.stop());

  function renterAt(index: number): Person {
    const renter = renters[index % renters.length];
    if (!renter) throw new Error('no renter');
    return renter;
  }

  it('hold one slot: one gets it, ninety-nine are told that it is taken', async () => {
    const wish = wishFor(boat, 10);
    const answers = await Promise.all(
      Array.from({ length: MANY }, (_, index) =>
        renterAt(index).client.send<HoldView & { code?: string }>('POST', '/api/bookings/holds', wish),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(MANY - 1);
    const [{ deadlocks } = { deadlocks: '' }] = await query<{ deadlocks: string }>(
      instance,
      'booking',
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(deadlocks).toBe('0');
  });

  it('book with one paid intent: one booking', async () => {
    const renter = renterAt(0);
    const wish = wishFor(boat, 11);
    const held = await hold(renter.client, wish);
    const intent = await beginPayment(renter.client, wish, held);
    await pay(renter.client, intent);
    const body = { ...wish, holdId: held.holdId, paymentIntentId: intent.paymentIntentId };
    const answers = await Promise.all(
      Array.from({ length: MANY }, () => renter.client.send<BookingView>('POST', '/api/bookings', body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(
      await query(instance, 'booking', 'SELECT id FROM bookings WHERE payment_intent_id = $1', [
        intent.paymentIntentId,
      ]),
    ).toHaveLength(1);
  });

  it('ask to pay one hold: one intent', async () => {
    const renter = renterAt(1);
    const wish = wishFor(boat, 12);
    const held = await hold(renter.client, wish);
    const intents = await Promise.all(Array.from({ length: 30 }, () => beginPayment(renter.client, wish, held)));
    expect(new Set(intents.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    const { intents: known } = await providerOf(instance).state();
    expect(known.filter(({ metadata }) => metadata.holdId === held.holdId)).toHaveLength(1);
  });
});
