import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { depositsOf, newRenter } from './support/deposits';
import { booksOf } from './support/money';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let deposits: ReturnType<typeof depositsOf>;
beforeAll(async () => {
  world = await startPayments();
  deposits = depositsOf(world);
});
afterAll(() => world.stop());

/** A payment by credit and card that we took for cancelled, with its credit returned, while the provider was paid. */
async function paidThoughCancelled() {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  await world.sandbox.webhooks('hold');
  const payment = await deposits.pay({ renterId, cents: 41_500, useCredit: true });
  await world.rows(`UPDATE payments SET status = 'cancelled' WHERE intent_id = $1`, [payment.paymentIntentId]);
  await world.rows(`UPDATE credit_uses SET status = 'returned' WHERE payment_id = $1`, [
    (await world.paymentOf(payment.paymentIntentId)).id,
  ]);
  await world.sandbox.confirm(payment.clientSecret);
  return { renterId, ...payment };
}

const untilSucceeded = (paymentIntentId: string) =>
  eventuallyPasses(async () => expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded'));

it('takes the returned credit again when the card has paid after all', async () => {
  const { renterId, paymentIntentId } = await paidThoughCancelled();
  await world.sandbox.webhooks('normal');
  await untilSucceeded(paymentIntentId);
  expect((await deposits.creditsOf(renterId))[0]).toMatchObject({ available: 0, heldByCheckout: 0 });
  expect((await world.stateOf(paymentIntentId)).body).toMatchObject({ status: 'succeeded', amountCents: 41_500 });
  expect(await booksOf(world, paymentIntentId)).toEqual({ provider: 31_500, credits: 10_000, deposits: -41_500 });
});

it('gives the money back to the card when the credit has paid for something else by then', async () => {
  const { renterId, paymentIntentId, hold } = await paidThoughCancelled();
  const other = await deposits.pay({ renterId, cents: 10_000, useCredit: true });
  expect(other.clientSecret).toBeNull();
  await world.sandbox.webhooks('normal');
  await untilSucceeded(paymentIntentId);
  await eventuallyPasses(async () =>
    expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ amount: 31_500 }]),
  );
  await eventuallyPasses(async () => expect(await booksOf(world, paymentIntentId)).toEqual({}));
  // No booking may rely on it.
  expect((await world.stateOf(paymentIntentId)).body.status).toBe('cancelled');
  expect((await world.close(hold.holdId)).body.payment).toMatchObject({ status: 'cancelled' });
  expect((await world.eventsOf(paymentIntentId)).map(({ type }) => type)).toEqual(['payment.refunded.v1']);
  expect((await deposits.creditsOf(renterId))[0]).toMatchObject({ available: 0, usedFor: [{ amount: 100 }] });
});
