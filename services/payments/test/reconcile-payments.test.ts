import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
  await world.sandbox.webhooks('drop');
});
afterAll(() => world.stop());

async function begin() {
  const { body } = await world.pay(world.newHold());
  return { paymentIntentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

it('finds out what happened when the webhook was lost', async () => {
  const [paid, processing, open] = [await begin(), await begin(), await begin()];
  await world.sandbox.confirm(paid.clientSecret);
  await world.sandbox.confirm(processing.clientSecret, 'pm_card_processing');
  world.clock.advance({ seconds: 61 });
  const statusOf = async ({ paymentIntentId }: { paymentIntentId: string }) =>
    (await world.paymentOf(paymentIntentId)).status;
  await eventuallyPasses(async () => expect(await statusOf(paid)).toBe('succeeded'));
  await eventuallyPasses(async () => expect(await statusOf(processing)).toBe('processing'));
  expect(await statusOf(open)).toBe('open');
  expect(await world.eventsOf(paid.paymentIntentId)).toHaveLength(1);
});

it('does not ask about a payment that has only just begun', async () => {
  const { paymentIntentId } = await begin();
  await world.untilNothingIsDue();
  expect(world.network.requests.filter(({ path }) => path.includes(paymentIntentId))).toEqual([]);
});

it('cancels a payment without hold that nobody completed for a day', async () => {
  const { body } = await world.pay({ boatId: 12, renterId: 5, depositCents: 9_900 });
  world.clock.advance({ hours: 24 });
  await eventuallyPasses(async () => {
    const intent = await world.sandbox.stripe.paymentIntents.retrieve(body.paymentIntentId);
    expect(intent.status).toBe('canceled');
  });
  expect((await world.stateOf(body.paymentIntentId)).body.status).toBe('cancelled');
});
