import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { bookingsOf } from './support/paid-booking';
import { expectMoney } from './support/money';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
  await world.sandbox.webhooks('drop');
});
afterAll(() => world?.stop());
afterEach(() => world.sandbox.faults());

/** The walk's own findings; no booking claims these payments, which is found besides. */
const discrepancies = () =>
  world.rows('SELECT kind, payment_id, provider_id, cents, row FROM discrepancies WHERE comparison IS NULL');

const untilWalked = (walks: number) =>
  eventuallyPasses(() => {
    const made = world.network.requests.filter(({ path }) => path.startsWith('/v1/payment_intents?created'));
    expect(made.length).toBeGreaterThanOrEqual(walks);
  });

it('finds a payment paid that we took for canceled, and tells the others', async () => {
  const { body } = await world.pay(world.newHold());
  const paymentIntentId = body.paymentIntentId;
  await world.rows(`UPDATE payments SET status = 'cancelled' WHERE intent_id = $1`, [paymentIntentId]);
  await world.sandbox.confirm(body.clientSecret);
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(async () => expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded'));
  expect(await bookingsOf(world).eventTypesOf(paymentIntentId)).toEqual(['payment.succeeded.v1']);
  await expectMoney(world, paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await discrepancies()).toEqual([]);
});

it('shows a payment with our mark on it that we do not know, once, and gives nothing back by itself', async () => {
  const { id } = await world.sandbox.payByHand({ amount: 12_300, metadata: { paymentId: '77', holdId: 'none' } });
  // Others use the same account.
  await world.sandbox.payByHand({ amount: 500, metadata: { order: '1' } });
  const before = world.network.requests.length;
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(async () =>
    expect(await discrepancies()).toEqual([
      {
        kind: 'unknown_payment',
        payment_id: null,
        provider_id: id,
        cents: 12_300,
        row: {
          ...{ table: 'payments', id: '77', field: 'id' },
          says: { payments: 'no such row', provider: `${id}, 123.00, payment 77, hold none` },
        },
      },
    ]),
  );
  const booked = () =>
    world.rows('SELECT account, cents FROM ledger_entries WHERE transaction = $1 ORDER BY account', [
      `unexplained:${id}`,
    ]);
  const lines = [
    { account: 'provider', cents: 12_300 },
    { account: 'unexplained', cents: -12_300 },
  ];
  expect(await booked()).toEqual(lines);
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(() => {
    const walks = world.network.requests.slice(before).filter(({ path }) => path.includes('payment_intents?created'));
    expect(walks.length).toBeGreaterThanOrEqual(2);
  });
  await world.restart();
  expect(await discrepancies()).toHaveLength(1);
  expect(await booked()).toEqual(lines);
  expect(await world.sandbox.refundsOf(id)).toEqual([]);
});

it('goes on after an outage where it had not come to an end', async () => {
  await world.sandbox.faults({ method: 'GET', path: '/v1/payment_intents$', effect: 'fail' });
  const { id } = await world.sandbox.payByHand({ amount: 700, metadata: { paymentId: '78' } });
  const before = world.network.requests.filter(({ path }) => path.includes('payment_intents?created')).length;
  // Longer than a walk looks back.
  world.clock.advance({ hours: 80 });
  await untilWalked(before + 1);
  await world.sandbox.faults();
  world.clock.advance({ seconds: 360 });
  await eventuallyPasses(async () => expect(await discrepancies()).toContainEqual(withId(id)));
});

const withId = (id: string): unknown => expect.objectContaining({ provider_id: id });
