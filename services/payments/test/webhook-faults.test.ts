import { bookingRequested } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { expectMoney } from './support/money';
import { bookingsOf } from './support/paid-booking';
import { bookingOf, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  bookings = bookingsOf(world);
});
afterAll(() => world?.stop());
afterEach(() => world.sandbox.webhooks('normal'));

async function begin() {
  const { body } = await world.pay(world.newHold());
  return { paymentIntentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

async function untilDelivered(): Promise<void> {
  await eventuallyPasses(async () => {
    const { deliveries } = await world.sandbox.state();
    expect(deliveries.filter(({ state }) => state === 'pending')).toHaveLength(0);
  });
}

/** Within the time after which the provider is asked. */
const untilPaid = (paymentIntentId: string) =>
  eventuallyPasses(async () => {
    world.clock.advance({ seconds: 10 });
    expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded');
  });

it.each(['duplicate', 'reorder', 'delay', 'drop'] as const)(
  'takes a deposit once and gives it back once with webhooks that the provider sends as %s',
  async (mode) => {
    await world.sandbox.webhooks(mode, 700);
    const { paymentIntentId, clientSecret } = await begin();
    await world.sandbox.confirm(clientSecret);
    await untilPaid(paymentIntentId);
    const booking = bookingOf(paymentIntentId);
    world.booking.publish(bookingRequested, booking, 1);
    bookings.cancel(booking);
    await bookings.untilRefunded(booking.id);
    await untilDelivered();
    await expectMoney(world, paymentIntentId, {});
    expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
    expect(await bookings.eventTypesOf(paymentIntentId)).toEqual(['payment.succeeded.v1', 'payment.refunded.v1']);
  },
);

it('knows a payment as paid whose webhooks arrive the last one first', async () => {
  const { paymentIntentId, clientSecret } = await begin();
  await world.sandbox.webhooks('hold');
  await world.sandbox.confirm(clientSecret, 'pm_card_chargeDeclined');
  await world.sandbox.confirm(clientSecret, 'pm_card_processing');
  await world.sandbox.settle(paymentIntentId, 'succeeded');
  await world.sandbox.webhooks('reorder');
  await untilDelivered();
  await untilPaid(paymentIntentId);
  await expectMoney(world, paymentIntentId, { provider: 41_500, deposits: -41_500 });
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual(['payment.succeeded.v1']);
});

it('ends with a refund that failed and was made anew, whatever order its webhooks arrive in', async () => {
  const { paymentIntentId, booking } = await bookings.paidBooking();
  await world.sandbox.planRefunds({ outcome: 'failed', times: 1, afterMs: 500 });
  await world.sandbox.webhooks('hold');
  bookings.cancel(booking);
  await eventuallyPasses(async () =>
    expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ status: 'failed' }]),
  );
  await world.sandbox.webhooks('reorder');
  await untilDelivered();
  await world.sandbox.webhooks('duplicate');
  await bookings.untilRefund(booking.id, { attempt: 2 });
  await bookings.untilRefunded(booking.id);
  await untilDelivered();
  await expectMoney(world, paymentIntentId, {});
  expect(await world.sandbox.refundsOf(paymentIntentId)).toMatchObject([{ status: 'failed' }, { status: 'succeeded' }]);
});
