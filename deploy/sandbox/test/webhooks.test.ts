import Stripe from 'stripe';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { signatureOf } from '../src/webhooks/sign';
import { startReceiver } from './support/receiver';
import { cleanUp, newFolder, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

async function receiverAndSandbox() {
  const receiver = await startReceiver();
  return { receiver, ...(await startTestSandbox({ webhookUrl: receiver.url })) };
}

it('posts what happened, signed so that the client of Stripe accepts it', async () => {
  const { receiver, stripe, newIntent, confirm, state } = await receiverAndSandbox();
  const intent = await newIntent({ holdId: 'h9' });
  await confirm(intent, { payment_method: 'pm_card_chargeDeclined' });
  await confirm(intent, { payment_method: 'pm_card_visa' });
  await stripe.refunds.create({ payment_intent: intent.id });
  const expected = [
    'charge.failed',
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'refund.created',
  ];
  await eventuallyPasses(() => expect(receiver.types().sort()).toEqual(expected));
  const succeeded = receiver.events.find(({ type }) => type === 'payment_intent.succeeded');
  expect(succeeded?.data.object).toMatchObject({ id: intent.id, status: 'succeeded', metadata: { holdId: 'h9' } });

  await eventuallyPasses(async () => {
    expect((await state()).deliveries.every((delivery) => delivery.state === 'delivered')).toBe(true);
  });
  expect((await stripe.events.retrieve(succeeded?.id ?? '')).pending_webhooks).toBe(0);
  const listed = await stripe.events.list({ type: 'payment_intent.succeeded' });
  expect(listed.data.map(({ id }) => id)).toEqual([succeeded?.id]);
});

it('signs so that another body or another secret is refused', () => {
  const body = '{"id":"evt_1"}';
  const signature = signatureOf(body, 'whsec_a', new Date());
  expect(Stripe.webhooks.constructEvent(body, signature, 'whsec_a')).toMatchObject({ id: 'evt_1' });
  expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, 'whsec_a')).toThrow();
  expect(() => Stripe.webhooks.constructEvent(body, signature, 'whsec_b')).toThrow();
});

it('tries again until the webhook answers with success, and then no more', async () => {
  const { receiver, newIntent, state } = await receiverAndSandbox();
  receiver.refuseNext(2);
  await newIntent();
  await eventuallyPasses(async () => {
    expect((await state()).deliveries).toMatchObject([{ state: 'delivered', attempts: 3 }]);
  });
  expect(receiver.types()).toEqual(['payment_intent.created']);
});

it('delivers after a restart what could not be delivered before', async () => {
  const dataDir = await newFolder();
  const before = await startTestSandbox({ dataDir });
  const intent = await before.newIntent();
  await before.stop();
  const receiver = await startReceiver();
  await startTestSandbox({ dataDir, webhookUrl: receiver.url });
  await eventuallyPasses(() =>
    expect(receiver.events.map(({ data }) => data.object)).toMatchObject([{ id: intent.id }]),
  );
});

it('holds webhooks back until told otherwise', async () => {
  const { receiver, newIntent, state, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('hold');
  await newIntent();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(receiver.types()).toEqual([]);
  expect((await state()).deliveries).toMatchObject([{ state: 'pending' }]);
  await setWebhooks('normal');
  await eventuallyPasses(() => expect(receiver.types()).toEqual(['payment_intent.created']));
});

it('loses webhooks when told to', async () => {
  const { receiver, newIntent, state, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('drop');
  await newIntent();
  expect((await state()).deliveries).toMatchObject([{ state: 'dropped' }]);
  await setWebhooks('normal');
  const next = await newIntent();
  await eventuallyPasses(() => expect(receiver.events.map(({ data }) => data.object)).toMatchObject([{ id: next.id }]));
});

it('loses webhooks that were held back when told to', async () => {
  const { receiver, newIntent, state, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('hold');
  await newIntent();
  await setWebhooks('drop');
  expect((await state()).deliveries).toMatchObject([{ state: 'dropped', attempts: 0 }]);
  await setWebhooks('normal');
  await newIntent();
  await eventuallyPasses(() => expect(receiver.types()).toEqual(['payment_intent.created']));
});

it('loses what is still to be sent of an event that is under way', async () => {
  const { receiver, newIntent, state, setWebhooks } = await receiverAndSandbox();
  receiver.answerAfter(300);
  await setWebhooks('duplicate');
  await newIntent();
  await eventuallyPasses(() => expect(receiver.events).toHaveLength(1));
  await setWebhooks('drop');
  await eventuallyPasses(async () =>
    expect((await state()).deliveries).toMatchObject([{ state: 'delivered', attempts: 1 }]),
  );
  await setWebhooks('normal');
  await newIntent();
  await eventuallyPasses(() => expect(receiver.events).toHaveLength(2));
  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(2);
});

it('sends the same event twice when told to', async () => {
  const { receiver, newIntent, state, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('duplicate');
  await newIntent();
  await eventuallyPasses(async () =>
    expect((await state()).deliveries).toMatchObject([{ state: 'delivered', attempts: 2 }]),
  );
  const [first, second] = receiver.events;
  expect(receiver.events).toHaveLength(2);
  expect(first?.id).toBe(second?.id);
});

it('delays webhooks when told to', async () => {
  const { receiver, newIntent, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('delay', 500);
  const start = Date.now();
  await newIntent();
  await eventuallyPasses(() => expect(receiver.types()).toEqual(['payment_intent.created']));
  expect(Date.now() - start).toBeGreaterThanOrEqual(490);
});

it('loses webhooks for good, also over a restart', async () => {
  const { receiver, dataDir, stop, newIntent, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('hold');
  const lost = await newIntent();
  await setWebhooks('drop');
  await stop();
  const after = await startTestSandbox({ dataDir, webhookUrl: receiver.url });
  await after.setWebhooks('reorder');
  await after.setWebhooks('normal');
  const next = await after.newIntent();
  await eventuallyPasses(() => expect(receiver.events.map(({ data }) => data.object)).toMatchObject([{ id: next.id }]));
  // Whoever asks still finds it, as at Stripe.
  const { data } = await after.stripe.events.list();
  expect(data.map((event) => event.data.object)).toMatchObject([{ id: next.id }, { id: lost.id }]);
});

it('refuses a mode it does not know', async () => {
  const { setWebhooks } = await startTestSandbox();
  await expect(setWebhooks('sometimes')).rejects.toThrow('mode has to be one of');
});
