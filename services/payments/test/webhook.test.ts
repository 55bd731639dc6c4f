import { randomUUID } from 'node:crypto';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { anyText } from './support/any-text';
import { signed } from './support/sandbox-client';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());
afterEach(() => world.sandbox.webhooks('normal'));

async function begin() {
  const hold = world.newHold();
  const { body } = await world.pay(hold);
  return { hold, paymentIntentId: body.paymentIntentId, clientSecret: body.clientSecret };
}

/** An event about an intent as it is in the state given, whatever the provider thinks. */
async function eventAbout(
  paymentIntentId: string,
  status: string,
  { type = `payment_intent.${status}`, ageSeconds = 0 } = {},
) {
  const intent = await world.sandbox.stripe.paymentIntents.retrieve(paymentIntentId);
  const received = status === 'succeeded' ? intent.amount : 0;
  return {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: Math.floor(world.clock.now().getTime() / 1_000) + 1 - ageSeconds,
    data: { object: { ...intent, status, amount_received: received } },
  };
}

const deliver = (event: object) => {
  const { payload, signature } = signed(event, { at: world.clock.now() });
  return world.webhook(payload, signature);
};

it('tells the others once that a deposit was paid, by the webhook alone', async () => {
  const { hold, paymentIntentId, clientSecret } = await begin();
  await world.sandbox.webhooks('duplicate');
  await world.sandbox.confirm(clientSecret);
  await eventuallyPasses(async () => expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded'));
  await eventuallyPasses(async () => {
    const { deliveries } = await world.sandbox.state();
    expect(deliveries.filter(({ state }) => state === 'pending')).toHaveLength(0);
  });
  expect(await world.eventsOf(paymentIntentId)).toEqual([
    {
      type: 'payment.succeeded.v1',
      aggregate_version: 1,
      data: {
        paymentIntentId,
        holdId: hold.holdId,
        renterId: 5,
        boatId: 12,
        amountCents: 41_500,
        creditCents: 0,
        paidAt: anyText,
      },
    },
  ]);
});

it('refuses an unsigned event, a wrong signature, another body under a right one, and an old one', async () => {
  const { paymentIntentId } = await begin();
  const event = await eventAbout(paymentIntentId, 'succeeded');
  const right = signed(event, { at: world.clock.now() });
  const refusals = [
    await world.webhook(right.payload),
    await world.webhook(right.payload, 'nonsense'),
    await world.webhook(right.payload, signed(event, { secret: 'whsec_of_somebody_else' }).signature),
    await world.webhook(right.payload.replace('succeeded', 'processing'), right.signature),
    await world.webhook(
      right.payload,
      signed(event, { at: new Date(world.clock.now().getTime() - 301_000) }).signature,
    ),
  ];
  for (const { status, body } of refusals) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'bad_signature', message: anyText, requestId: anyText });
  }
  expect(world.log.security()).toEqual([
    expect.objectContaining({ event: 'webhook', outcome: 'forged', level: 'warn', route: '/api/payment/webhook' }),
  ]);
  const metrics = await (await fetch(`http://127.0.0.1:${world.port}/metrics`)).text();
  expect(metrics).toMatch(/^harbourline_security_events_total\{[^}]*event="webhook",outcome="forged"[^}]*\} 5$/m);
  expect((await world.paymentOf(paymentIntentId)).status).toBe('open');
  expect((await world.webhook(right.payload, right.signature)).status).toBe(200);
  expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded');
});

it('applies an event once, also when it arrives many times at once', async () => {
  const { paymentIntentId } = await begin();
  const event = await eventAbout(paymentIntentId, 'succeeded');
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const rows = await world.rows<{ status: string }>('SELECT status FROM provider_events WHERE event_id = $1', [
    event.id,
  ]);
  expect(rows).toEqual([{ status: 'processed' }]);
  expect(await world.eventsOf(paymentIntentId)).toHaveLength(1);
});

it('never goes back from succeeded, whatever arrives late', async () => {
  const { paymentIntentId } = await begin();
  const failed = { type: 'payment_intent.payment_failed' };
  const events = [
    await eventAbout(paymentIntentId, 'succeeded'),
    await eventAbout(paymentIntentId, 'processing'),
    await eventAbout(paymentIntentId, 'canceled'),
    await eventAbout(paymentIntentId, 'requires_payment_method', failed),
  ];
  for (const event of events) expect((await deliver(event)).status).toBe(200);
  expect(await world.paymentOf(paymentIntentId)).toMatchObject({
    status: 'succeeded',
    captured_cents: 41_500,
    version: 1,
  });
  expect(await world.eventsOf(paymentIntentId)).toHaveLength(1);
});

it('does not let an older event undo a newer one', async () => {
  const { paymentIntentId } = await begin();
  await deliver(
    await eventAbout(paymentIntentId, 'requires_payment_method', { type: 'payment_intent.payment_failed' }),
  );
  await deliver(await eventAbout(paymentIntentId, 'processing', { ageSeconds: 60 }));
  expect((await world.paymentOf(paymentIntentId)).status).toBe('open');
  await deliver(await eventAbout(paymentIntentId, 'processing'));
  expect((await world.paymentOf(paymentIntentId)).status).toBe('processing');
});

it('keeps an event about a payment that it does not know yet, and applies it once it does', async () => {
  const { paymentIntentId } = await begin();
  const hide = (hidden: boolean) =>
    world.rows('UPDATE payments SET intent_id = $1 WHERE intent_id = $2', [
      hidden ? `${paymentIntentId}_hidden` : paymentIntentId,
      hidden ? paymentIntentId : `${paymentIntentId}_hidden`,
    ]);
  await hide(true);
  const event = await eventAbout(paymentIntentId, 'succeeded');
  expect((await deliver(event)).status).toBe(200);
  const stored = async () =>
    (
      await world.rows<{ status: string; tries: number }>('SELECT * FROM provider_events WHERE event_id = $1', [
        event.id,
      ])
    )[0];
  expect((await stored())?.status).toBe('waiting');
  world.clock.advance({ seconds: 6 });
  await eventuallyPasses(async () => expect((await stored())?.tries).toBe(1));
  expect((await stored())?.status).toBe('waiting');

  await hide(false);
  world.clock.advance({ seconds: 60 });
  await eventuallyPasses(async () => expect((await stored())?.status).toBe('processed'));
  expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded');
  expect(await world.eventsOf(paymentIntentId)).toHaveLength(1);
});

it('stores what does not matter to it as ignored', async () => {
  const { paymentIntentId } = await begin();
  const intent = await world.sandbox.stripe.paymentIntents.retrieve(paymentIntentId);
  const events = [
    await eventAbout(paymentIntentId, 'requires_payment_method', { type: 'payment_intent.created' }),
    { id: `evt_${randomUUID()}`, type: 'customer.created', created: 1, data: { object: { id: 'cus_1' } } },
    // Somebody else's use of the same account.
    {
      id: `evt_${randomUUID()}`,
      type: 'payment_intent.succeeded',
      created: 1,
      data: { object: { ...intent, id: 'pi_of_others', status: 'succeeded', metadata: {} } },
    },
  ];
  for (const event of events) expect((await deliver({ object: 'event', ...event })).status).toBe(200);
  const ids = events.map(({ id }) => id);
  const rows = await world.rows<{ status: string }>('SELECT status FROM provider_events WHERE event_id = ANY($1)', [
    ids,
  ]);
  expect(rows).toEqual(Array(3).fill({ status: 'ignored' }));
});

it('keeps neither card holders nor client secrets of what the provider reports', async () => {
  const { paymentIntentId, clientSecret } = await begin();
  await world.sandbox.confirm(clientSecret);
  await eventuallyPasses(async () => expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded'));
  const rows = await world.rows<{ report: string | null }>('SELECT report::text FROM provider_events');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ report }) => report && /secret|billing/.test(report))).toEqual([]);
});
