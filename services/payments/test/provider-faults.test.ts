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
  return { hold, intentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

/** Within the time after which the provider is asked, and with one event. */
async function expectPaidOnce(intentId: string): Promise<void> {
  await eventuallyPasses(async () => {
    world.clock.advance({ seconds: 20 });
    expect((await world.paymentOf(intentId)).status).toBe('succeeded');
  });
  await expectMoney(world, intentId, PAID);
  expect(await bookings.eventTypesOf(intentId)).toEqual(['payment.succeeded.v1']);
}

async function expectNothingTaken(holdId: string, intentId: string): Promise<void> {
  expect((await world.close(holdId)).body.payment?.status).toBe('cancelled');
  await expectMoney(world, intentId, {});
  expect(await world.sandbox.intentsOf(holdId)).toMatchObject([{ status: 'canceled' }]);
  expect(await world.eventsOf(intentId)).toEqual([]);
}

describe('a card that is declined', () => {
  it('takes nothing, and another card pays the same intent', async () => {
    const { intentId, clientSecret } = await begin();
    expect((await world.sandbox.confirm(clientSecret, 'pm_card_chargeDeclined')).error).toBeDefined();
    expect((await world.stateOf(intentId)).body.status).toBe('open');
    expect((await world.sandbox.confirm(clientSecret)).status).toBe('succeeded');
    await expectPaidOnce(intentId);
  });

  it('takes nothing, and the hold ends without money', async () => {
    const { hold, intentId, clientSecret } = await begin();
    await world.sandbox.confirm(clientSecret, 'pm_card_chargeDeclined');
    await expectNothingTaken(hold.holdId, intentId);
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
    const { hold, intentId } = await processing();
    await world.sandbox.settle(intentId, 'succeeded');
    await expectPaidOnce(intentId);
    expect((await world.close(hold.holdId)).body.payment?.status).toBe('succeeded');
  });

  it('fails after its hold has ended, and can be paid no more', async () => {
    const { hold, intentId } = await processing();
    await world.sandbox.settle(intentId, 'failed');
    await expectNothingTaken(hold.holdId, intentId);
  });
});

it('counts money whose answer was lost on the way to the browser, with its webhooks', async () => {
  const { intentId, clientSecret } = await begin();
  await world.sandbox.webhooks('drop');
  await world.sandbox.faults({ method: 'POST', path: '/v1/payment_intents/*/confirm', effect: 'lose-answer' });
  await expect(world.sandbox.confirm(clientSecret)).rejects.toThrow('fetch failed');
  await expectPaidOnce(intentId);
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
    const { hold, intentId, clientSecret } = await begin();
    await world.sandbox.faults({ path: '/v1/payment_intents', effect });
    expect(await world.close(hold.holdId)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
    await world.sandbox.faults();
    await expectNothingTaken(hold.holdId, intentId);
    expect((await world.sandbox.confirm(clientSecret)).error).toBeDefined();
  },
);

it('takes a deposit and gives it back while every call takes half a second', async () => {
  await world.sandbox.faults({ effect: 'delay', delayMs: 500 });
  const { intentId, booking } = await bookings.paidBooking();
  bookings.cancel(booking);
  await bookings.untilRefunded(booking.id);
  await expectMoney(world, intentId, {});
  expect(await world.sandbox.refundsOf(intentId)).toHaveLength(1);
});

it('lets a hold end whose intent the provider does not know', async () => {
  const { hold, intentId } = await begin();
  await world.rows(`UPDATE payments SET intent_id = $1 WHERE intent_id = $2`, [`${intentId}_gone`, intentId]);
  const { status, body } = await world.close(hold.holdId);
  expect([status, body.payment?.status]).toEqual([200, 'cancelled']);
  expect((await world.paymentOf(`${intentId}_gone`)).status).toBe('cancelled');
});
