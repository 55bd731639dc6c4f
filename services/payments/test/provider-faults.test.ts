import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { expectMoney } from './support/money';
import { bookingsOf } from './support/paid-booking';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  world = await startPayments();
  bookings = bookingsOf(world);
});
afterAll(() => world?.stop());
afterEach(async () => {
  await world.sandbox.faults();
  await world.sandbox.webhooks('normal');
});

const PAID = { provider: 41_500, deposits: -41_500 };

async function begin() {
  const hold = world.newHold();
  const { body } = await world.pay(hold);
  return { hold, paymentIntentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

/** Within the time after which the provider is asked, and with one event. */
async function expectPaidOnce(paymentIntentId: string): Promise<void> {
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 20 });
    expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded');
  });
  await expectMoney(world, paymentIntentId, PAID);
  expect(await bookings.eventTypesOf(paymentIntentId)).toEqual(['payment.succeeded.v1']);
}

async function expectNothingTaken(holdId: string, paymentIntentId: string): Promise<void> {
  expect((await world.close(holdId)).body.payment?.status).toBe('cancelled');
  await expectMoney(world, paymentIntentId, {});
  expect(await world.sandbox.intentsOf(holdId)).toMatchObject([{ status: 'canceled' }]);
  expect(await world.eventsOf(paymentIntentId)).toEqual([]);
}

describe('a card that is declined', () => {
  it('takes nothing, and another card pays the same intent', async () => {
    const { paymentIntentId, clientSecret } = await begin();
    expect((await world.sandbox.confirm(clientSecret, 'pm_card_chargeDeclined')).error).toBeDefined();
    expect((await world.stateOf(paymentIntentId)).body.status).toBe('open');
    expect((await world.sandbox.confirm(clientSecret)).status).toBe('succeeded');
    await expectPaidOnce(paymentIntentId);
  });

  it('takes nothing, and the hold ends without money', async () => {
    const { hold, paymentIntentId, clientSecret } = await begin();
    await world.sandbox.confirm(clientSecret, 'pm_card_chargeDeclined');
    await expectNothingTaken(hold.holdId, paymentIntentId);
  });
});

describe('a payment that is processed for a while', () => {
  async function processing() {
    const made = await begin();
    await world.sandbox.confirm(made.clientSecret, 'pm_card_processing');
    expect((await world.close(made.hold.holdId)).body.payment?.status).toBe('processing');
    return made;
  }

  it.each(['normal', 'drop'] as const)('succeeds after its hold has ended, with webhooks that are %s', async (mode) => {
    await world.sandbox.webhooks(mode);
    const { hold, paymentIntentId } = await processing();
    await world.sandbox.settle(paymentIntentId, 'succeeded');
    await expectPaidOnce(paymentIntentId);
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('succeeded');
  });

  it('fails after its hold has ended, and can be paid no more', async () => {
    const { hold, paymentIntentId } = await processing();
    await world.sandbox.settle(paymentIntentId, 'failed');
    await expectNothingTaken(hold.holdId, paymentIntentId);
  });
});

it('counts money whose answer was lost on the way to the browser, with its webhooks', async () => {
  const { paymentIntentId, clientSecret } = await begin();
  await world.sandbox.webhooks('drop');
  await world.sandbox.faults({ method: 'POST', path: '/v1/payment_intents/*/confirm', effect: 'lose-answer' });
  await expect(world.sandbox.confirm(clientSecret)).rejects.toThrow('fetch failed');
  await expectPaidOnce(paymentIntentId);
});

it.each(['fail', 'close', 'lose-answer'] as const)(
  'begins to pay with one intent after an outage in which calls met %s',
  async (effect) => {
    await world.sandbox.faults({ path: '/v1/payment_intents', effect });
    const hold = world.newHold();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await world.pay(hold)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    }
    await world.sandbox.faults();
    const { body } = await world.pay(hold);
    expect(await world.sandbox.intentsOf(hold.holdId)).toMatchObject([{ id: body.paymentIntentId }]);
    await world.sandbox.confirm(body.clientSecret);
    await expectPaidOnce(body.paymentIntentId);
  },
);

it.each(['fail', 'close', 'lose-answer'] as const)(
  'closes a hold after an outage in which calls met %s, so that nobody can pay for it',
  async (effect) => {
    const { hold, paymentIntentId, clientSecret } = await begin();
    await world.sandbox.faults({ path: '/v1/payment_intents', effect });
    expect(await world.close(hold.holdId)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    await world.sandbox.faults();
    await expectNothingTaken(hold.holdId, paymentIntentId);
    expect((await world.sandbox.confirm(clientSecret)).error).toBeDefined();
  },
);

it('takes a deposit and gives it back while every call takes half a second', async () => {
  await world.sandbox.faults({ effect: 'delay', delayMs: 500 });
  const { paymentIntentId, booking } = await bookings.paidBooking();
  bookings.cancel(booking);
  await bookings.untilRefunded(booking.id);
  await expectMoney(world, paymentIntentId, {});
  expect(await world.sandbox.refundsOf(paymentIntentId)).toHaveLength(1);
});

it('lets a hold end whose intent the provider does not know', async () => {
  const { hold, paymentIntentId } = await begin();
  await world.rows(`UPDATE payments SET intent_id = $1 WHERE intent_id = $2`, [
    `${paymentIntentId}_gone`,
    paymentIntentId,
  ]);
  const { status, body } = await world.close(hold.holdId);
  expect([status, body.payment?.status]).toEqual([200, 'cancelled']);
  expect((await world.paymentOf(`${paymentIntentId}_gone`)).status).toBe('cancelled');
});
