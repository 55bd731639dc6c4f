import { bookingCompleted, type BookingState } from '@harbourline/contracts';
import { LEAST_KEPT_CENTS } from '@harbourline/policy';
import { readConfig } from '@harbourline/service-kit';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { configSchema } from '../src/config';
import { bookingOf, startPayments } from './support/start-payments';

const DECLINED = 'pm_card_chargeDeclined';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments({ RATE_LIMIT: 'on' });
});
afterAll(() => world?.stop());

let lastRenter = 100;
/** A renter of whom nobody knows anything, at an address of their own unless they share one. */
function newRenter(address = `203.0.113.${(lastRenter % 250) + 1}`) {
  lastRenter += 1;
  const renterId = lastRenter;
  return {
    renterId,
    /** Begins to pay a deposit: without a hold, or for a new one. */
    begin: (depositCents = 35_000) => world.pay({ boatId: 12, renterId, depositCents }, { address }),
    pay: (hold = world.newHold({ renterId })) => world.pay(hold, { address }),
  };
}

/** Tries so many cards that are declined, until the provider takes no more. @returns how many it took. */
async function declineCards(clientSecret: string, times: number): Promise<number> {
  for (let tried = 0; tried < times; tried += 1) {
    const { error } = await world.sandbox.confirm(clientSecret, DECLINED);
    if (!(error && 'code' in error && error.code === 'card_declined')) return tried;
  }
  return times;
}

const failuresOf = async (renterId: number) =>
  (await world.rows('SELECT 1 FROM card_failures WHERE renter_id = $1', [renterId])).length;
const openOf = (renterId: number) =>
  world.rows<{ intent_id: string }>(`SELECT intent_id FROM payments WHERE renter_id = $1 AND status = 'open'`, [
    renterId,
  ]);
const heardOf = (renterId: number, failures: number) =>
  eventuallyPasses(async () => expect(await failuresOf(renterId)).toBe(failures));

it('opens no intent without a hold over an amount that is no deposit of that boat', async () => {
  world.booking.refusedDeposits.add(100);
  const renter = newRenter();
  expect(await renter.begin(100)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect(await world.rows('SELECT 1 FROM payments WHERE renter_id = $1', [renter.renterId])).toEqual([]);
  expect((await renter.begin(35_000)).status).toBe(200);
});

it('opens none while nobody can say what the boat offers', async () => {
  world.booking.setDown(true);
  expect((await newRenter().begin()).status).toBe(503);
  world.booking.setDown(false);
});

it('gives up the oldest of more than three open intents without a hold, and leaves those of holds alone', async () => {
  const renter = newRenter();
  const held = await renter.pay();
  const begun = [];
  for (let each = 0; each < 5; each += 1) begun.push((await renter.begin()).body.paymentIntentId);
  const kept = [held.body.paymentIntentId, ...begun.slice(2)].sort();
  await eventuallyPasses(async () =>
    expect((await openOf(renter.renterId)).map((row) => row.intent_id).sort()).toEqual(kept),
  );
  const given = await world.sandbox.stripe.paymentIntents.retrieve(begun[0] ?? '');
  expect(given.status).toBe('canceled');
});

it('lets nobody begin more than twenty payments within an hour, not even all at once', async () => {
  const renter = newRenter();
  const answers = await Promise.all(Array.from({ length: 30 }, () => renter.begin()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.body.code).toBe('too_many_payments');
  expect(world.log.security(renter.renterId)).toEqual([
    expect.objectContaining({ event: 'limit', outcome: 'reached', detail: 'too_many_payments' }),
  ]);
  world.clock.advance({ hours: 1.01 });
  expect((await renter.begin()).status).toBe(200);
});

it('cancels the payments of a renter whose sixth card was declined, and lets them begin none for an hour', async () => {
  const renter = newRenter();
  const hold = world.newHold({ renterId: renter.renterId });
  const [held, other] = [await renter.pay(hold), await renter.begin()];
  expect(await declineCards(held.body.clientSecret, 5)).toBe(5);
  await heardOf(renter.renterId, 5);
  expect((await renter.pay(hold)).status).toBe(200);
  await declineCards(held.body.clientSecret, 1);
  await eventuallyPasses(async () => expect(await openOf(renter.renterId)).toEqual([]));
  for (const { paymentIntentId } of [held.body, other.body]) {
    expect((await world.sandbox.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
  }
  expect(await declineCards(held.body.clientSecret, 1)).toBe(0);
  for (const answer of [await renter.pay(hold), await renter.pay(), await renter.begin()]) {
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_failed_cards' } });
  }
  world.clock.advance({ hours: 1.01 });
  expect((await renter.pay()).status).toBe(200);
});

it('counts a declined card once, however often the provider tells of it', async () => {
  await world.sandbox.webhooks('duplicate');
  const renter = newRenter();
  const { body } = await renter.begin();
  await declineCards(body.clientSecret, 3);
  await heardOf(renter.renterId, 3);
  expect((await renter.begin()).status).toBe(200);
  await world.sandbox.webhooks('normal');
});

it('hears of the last declined card from the job where the provider’s report was lost', async () => {
  await world.sandbox.webhooks('drop');
  const renter = newRenter();
  const { body } = await renter.begin();
  await declineCards(body.clientSecret, 1);
  world.clock.advance({ seconds: 61 });
  await heardOf(renter.renterId, 1);
  await world.sandbox.webhooks('normal');
});

/** A charter of theirs is completed, and heard of. */
async function complete(renterId: number, about: Partial<BookingState> = {}): Promise<string> {
  const { body } = await world.pay(world.newHold({ renterId }));
  await world.sandbox.confirm(body.clientSecret);
  await eventuallyPasses(async () => expect((await world.paymentOf(body.paymentIntentId)).status).toBe('succeeded'));
  const booking = bookingOf(body.paymentIntentId, { renterId, depositCents: 41_500, status: 'completed', ...about });
  world.booking.publish(bookingCompleted, booking, 1);
  await eventuallyPasses(async () =>
    expect(await world.rows('SELECT 1 FROM bookings WHERE id = $1', [booking.id])).toHaveLength(1),
  );
  return body.paymentIntentId;
}

it('refuses all but those who spent money with others at an address from which fifteen cards were declined', async () => {
  const address = '198.51.100.9';
  const known = newRenter(address);
  await complete(known.renterId);
  const [ofOwnBoat, ofSmallCharter, ofOneToCome] = [newRenter(address), newRenter(address), newRenter(address)];
  await complete(ofOwnBoat.renterId, { ownerId: ofOwnBoat.renterId });
  await complete(ofSmallCharter.renterId, { depositCents: LEAST_KEPT_CENTS - 1 });
  await complete(ofOneToCome.renterId, { status: 'confirmed' });
  const [ofUnpaidCharter, ofDisputedOne, ofRefundedOne] = [newRenter(address), newRenter(address), newRenter(address)];
  await complete(ofUnpaidCharter.renterId, { paymentIntentId: null });
  await world.sandbox.dispute(await complete(ofDisputedOne.renterId));
  const disputed = `SELECT 1 FROM disputes JOIN payments ON payments.id = payment_id WHERE renter_id = $1`;
  await eventuallyPasses(async () => expect(await world.rows(disputed, [ofDisputedOne.renterId])).toHaveLength(1));
  await world.sandbox.refundByHand(await complete(ofRefundedOne.renterId));
  const refunded = `SELECT 1 FROM discrepancies JOIN payments ON payments.id = payment_id WHERE renter_id = $1`;
  await eventuallyPasses(async () => expect(await world.rows(refunded, [ofRefundedOne.renterId])).toHaveLength(1));
  for (let each = 0; each < 3; each += 1) {
    const tester = newRenter(address);
    await declineCards((await tester.begin()).body.clientSecret, 5);
    await heardOf(tester.renterId, 5);
  }
  const untrusted = [ofOwnBoat, ofSmallCharter, ofOneToCome, ofUnpaidCharter, ofDisputedOne, ofRefundedOne];
  for (const stranger of [newRenter(address), ...untrusted]) {
    expect(await stranger.pay()).toMatchObject({ status: 429, body: { code: 'too_many_failed_cards' } });
  }
  expect((await known.pay()).status).toBe(200);
  expect((await newRenter().pay()).status).toBe(200);
});

it('forgets failures that count no more, and knows nobody’s address', async () => {
  const renter = newRenter('198.51.100.77');
  await declineCards((await renter.begin()).body.clientSecret, 1);
  await heardOf(renter.renterId, 1);
  const [row] = await world.rows<{ row: string }>('SELECT card_failures::text AS row FROM card_failures');
  expect(row?.row).not.toContain('198.51.100');
  world.clock.advance({ hours: 49 });
  await world.restart();
  await heardOf(renter.renterId, 0);
});

it('refuses to start in production without limits', () => {
  expect(() => readConfig(configSchema, { ...world.environment, NODE_ENV: 'production', RATE_LIMIT: 'off' })).toThrow(
    /RATE_LIMIT: cannot be off in production/,
  );
});
