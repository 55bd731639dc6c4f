import { bookingCancelled, bookingRequested } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { clientOf } from './support/client';
import { expectMoney } from './support/money';
import { bundleService, replica, type Bundle } from './support/service-process';
import { bookingOf, ended, startSurroundings } from './support/start-payments';

let world: Awaited<ReturnType<typeof startSurroundings>>;
let bundle: Bundle;
let service: ReturnType<typeof replica>;
let client: ReturnType<typeof clientOf>;
beforeAll(async () => {
  world = await startSurroundings();
  bundle = await bundleService();
  service = replica(bundle.main, { ...world.environment, RECONCILE_AFTER_SECONDS: '2', COMPARE_EVERY_HOURS: '0.001' });
  await service.start();
  client = clientOf(() => service.url, world.identity);
  await world.sandbox.webhooks('drop');
});
afterAll(async () => {
  await service?.kill();
  await world?.stop();
  await bundle?.remove();
});
afterEach(() => world.sandbox.faults());

/** The provider does what it is asked, and keeps its answer for so long that the service dies before it comes. */
const keepAnswer = (path: string) =>
  world.sandbox.faults({ method: 'POST', path, effect: 'lose-answer', delayMs: 5_000, times: 1 });

async function killOnce(done: () => Promise<unknown>): Promise<void> {
  await eventuallyPasses(done);
  await service.kill();
  await service.start();
}

async function paid() {
  const hold = world.newHold();
  const { body } = await client.pay(hold);
  await world.sandbox.confirm(body.clientSecret);
  await eventuallyPasses(async () => expect((await world.paymentOf(body.paymentIntentId)).status).toBe('succeeded'));
  return { hold, paymentIntentId: body.paymentIntentId };
}

it('finds the intent again that was made while it was killed', async () => {
  const hold = world.newHold();
  await keepAnswer('/v1/payment_intents$');
  const first = client.pay(hold).catch(() => 'killed');
  await killOnce(async () => expect(await world.sandbox.intentsOf(hold.holdId)).toHaveLength(1));
  expect(await first).toBe('killed');
  const { body } = await client.pay(hold);
  expect(await world.sandbox.intentsOf(hold.holdId)).toMatchObject([{ id: body.paymentIntentId }]);
});

it('closes a hold whose intent was canceled while it was killed', async () => {
  const hold = world.newHold();
  await client.pay(hold);
  await keepAnswer('/v1/payment_intents/*/cancel');
  const first = client.close(hold.holdId).catch(() => 'killed');
  await killOnce(async () =>
    expect(await world.sandbox.intentsOf(hold.holdId)).toMatchObject([{ status: 'canceled' }]),
  );
  expect(await first).toBe('killed');
  expect((await client.close(hold.holdId)).body.payment?.status).toBe('cancelled');
});

it('gives a deposit back once when it was killed while the refund was made', async () => {
  const { paymentIntentId } = await paid();
  const booking = bookingOf(paymentIntentId);
  world.booking.publish(bookingRequested, booking, 1);
  await keepAnswer('/v1/refunds$');
  world.booking.publish(bookingCancelled, ended(booking));
  await killOnce(async () => expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1));
  // As long as the lease of whoever died.
  await eventuallyPasses(async () => {
    const events = await world.eventsOf(paymentIntentId);
    expect(events.map(({ type }) => type)).toEqual(['payment.succeeded.v1', 'payment.refunded.v1']);
  });
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 41_500, status: 'succeeded' }]);
  await expectMoney(world, paymentIntentId, {});
});

it('learns what happened to a payment when it was killed while it asked for it', async () => {
  await world.sandbox.faults({
    method: 'GET',
    path: '/v1/payment_intents/*',
    effect: 'lose-answer',
    delayMs: 5_000,
    times: 1,
  });
  const asked = world.network.requests.length;
  const hold = world.newHold();
  const { body } = await client.pay(hold);
  await world.sandbox.confirm(body.clientSecret);
  await killOnce(async () =>
    expect(world.network.requests.slice(asked).some(({ method }) => method === 'GET')).toBe(true),
  );
  await eventuallyPasses(async () => expect((await world.paymentOf(body.paymentIntentId)).status).toBe('succeeded'));
  await world.sandbox.refundByHand(body.paymentIntentId, 500);
  await eventuallyPasses(async () => {
    const found = await world.rows(`SELECT cents FROM discrepancies WHERE kind = 'unknown_refund'`);
    expect(found).toEqual([{ cents: -500 }]);
  });
});
