import { randomUUID } from 'node:crypto';
import { readConfig, startService } from '@harbourline/service-kit';
import { call } from '@harbourline/test-kit/call';
import { paymentsService } from '../src/app';
import { configSchema } from '../src/config';
import { presentPaymentConfig } from '../src/http/intents/present-payment-config';
import { anyText, textWith } from './support/any-text';
import { clientOf } from './support/client';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());
afterEach(() => world.network.heal());

it('opens an intent over exactly the deposit of the hold', async () => {
  const hold = world.newHold({ depositCents: 41_500 });
  const { status, body } = await world.pay(hold);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    clientSecret: textWith(`${body.paymentIntentId}_secret_`),
    paymentIntentId: anyText,
    creditApplied: 0,
    amountToPay: 415,
    message: anyText,
  });
  const [intent] = await world.sandbox.intentsOf(hold.holdId);
  expect(intent).toMatchObject({ id: body.paymentIntentId, amount: 41_500, currency: 'cad', description: 'Deposit' });
  expect(intent?.metadata).toEqual({ paymentId: anyText, holdId: hold.holdId, renterId: '5', boatId: '12' });
});

it('answers the same intent again, also when the first one is paid already', async () => {
  const hold = world.newHold();
  const first = await world.pay(hold);
  expect((await world.pay(hold)).body).toEqual(first.body);
  await world.sandbox.confirm(first.body.clientSecret);
  expect((await world.pay(hold)).body).toEqual(first.body);
  expect(await world.sandbox.intentsOf(hold.holdId)).toHaveLength(1);
});

it('opens one intent for 50 calls at once', async () => {
  const hold = world.newHold();
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.pay(hold)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect(await world.sandbox.intentsOf(hold.holdId)).toHaveLength(1);
});

it('finds the intent again when the answer to its first request was lost', async () => {
  const hold = world.newHold();
  // The client of the provider tries three times by itself.
  world.network.fail({ method: 'POST', path: /payment_intents$/, times: 3, kind: 'lost' });
  expect(await world.pay(hold)).toMatchObject({ status: 502, body: { code: 'payment_provider_failed' } });
  const [made] = await world.sandbox.intentsOf(hold.holdId);
  expect((await world.pay(hold)).body.paymentIntentId).toBe(made?.id);
  expect(await world.sandbox.intentsOf(hold.holdId)).toHaveLength(1);
});

it('asks under a new key once the provider has definitely refused', async () => {
  const refused = world.newHold();
  const [last] = await world.rows<{ id: string }>(`SELECT nextval('payments_id_seq') AS id`);
  // Somebody has used the key for something else, so that the provider refuses ours for good.
  const taken = { idempotencyKey: `intent:${Number(last?.id) + 1}:1` };
  await world.sandbox.stripe.paymentIntents.create({ amount: 100, currency: 'cad' }, taken);
  expect((await world.pay(refused)).body.code).toBe('payment_provider_failed');
  expect((await world.pay(refused)).status).toBe(200);
});

it('refuses an amount that is not the deposit, and names the right one', async () => {
  const hold = world.newHold({ depositCents: 41_500 });
  const answer = await world.pay(hold, { amount: 41_400 });
  expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 41_500 } });
  expect(await world.sandbox.intentsOf(hold.holdId)).toHaveLength(0);
});

it("refuses somebody else's hold, and one that does not exist, as not found", async () => {
  const hold = world.newHold();
  const stranger = await world.pay(hold, { as: { id: 6, role: 'renter' } });
  expect(stranger).toMatchObject({ status: 404, body: { code: 'hold_not_found' } });
  const missing = await world.pay({ ...hold, holdId: randomUUID() });
  expect(missing).toMatchObject({ status: 404, body: { code: 'hold_not_found' } });
});

it.each(['booked', 'released', 'expired'] as const)('refuses a hold that is %s', async (status) => {
  const answer = await world.pay(world.newHold({ status }));
  expect(answer).toMatchObject({ status: 409, body: { code: 'hold_expired' } });
});

it('refuses a hold whose time is over, even if booking has not ended it yet', async () => {
  const hold = world.newHold({ expiresAt: world.clock.now().toISOString() });
  expect((await world.pay(hold)).body.code).toBe('hold_expired');
});

it('refuses whoever is not a renter, or names somebody else as the renter', async () => {
  const hold = world.newHold();
  expect((await world.pay(hold, { as: { id: 5, role: 'owner' } })).status).toBe(403);
  expect((await world.pay(hold, { renterId: 6 })).status).toBe(403);
  const forged = world.identity.forgedTokenFor({ id: 5, role: 'renter' });
  for (const token of [undefined, forged]) {
    const url = `http://127.0.0.1:${world.port}/api/create-payment-intent`;
    expect((await call(url, { method: 'POST', token, body: {} })).status).toBe(401);
  }
});

it("opens an intent per call for a client that knows only the specification's calls", async () => {
  const wish = { boatId: 12, renterId: 5, depositCents: 12_300 };
  const [one, other] = [await world.pay(wish, { renterId: 5 }), await world.pay(wish)];
  expect(one.status).toBe(200);
  expect(one.body.paymentIntentId).not.toBe(other.body.paymentIntentId);
  const intent = await world.sandbox.stripe.paymentIntents.retrieve(one.body.paymentIntentId);
  expect(intent).toMatchObject({ amount: 12_300, metadata: { renterId: '5', boatId: '12' } });
});

it('says how to reach the card provider', async () => {
  const { body } = await world.as(null).get('/api/payment/config');
  expect(body).toEqual({
    configured: true,
    publishableKey: 'pk_test_sandbox',
    provider: 'sandbox',
    providerUrl: world.network.url,
  });
});

it('says so where no keys are configured, and takes no payment', async () => {
  const keys = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_API_URL: '' };
  const environment = {
    ...world.environment,
    ...keys,
    PORT: '0',
    DATABASE_URL: await world.postgres.urlForNewDatabase('unconfigured'),
  };
  const service = await startService(paymentsService(readConfig(configSchema, environment)));
  try {
    const { get, post } = clientOf(() => service.url, world.identity).as({ id: 5, role: 'renter' });
    const { body } = await get('/api/payment/config');
    expect(body).toMatchObject({ configured: false, publishableKey: null, provider: 'stripe' });
    expect(await post('/api/create-payment-intent', { amount: 41_500, metadata: { boatId: 12 } })).toMatchObject({
      status: 503,
      body: { code: 'payments_not_configured' },
    });
  } finally {
    await service.stop();
  }
});

it('refuses to start in production with missing keys, sandbox keys or the sandbox itself', () => {
  const production = { ...world.environment, NODE_ENV: 'production', INTERNAL_SECRET: 'k9Zr-2vQ8-xT41-pLm7' };
  expect(() => readConfig(configSchema, { ...production, STRIPE_WEBHOOK_SECRET: '' })).toThrow(
    /STRIPE_WEBHOOK_SECRET: is missing[^]*STRIPE_API_URL: points to a sandbox/,
  );
  expect(() => readConfig(configSchema, { ...production, STRIPE_API_URL: '' })).toThrow(
    /STRIPE_SECRET_KEY: holds a value made for development/,
  );
});

it('tells browsers where they reach the sandbox, which may be elsewhere than where this service does', () => {
  const address = (own: Record<string, string>) =>
    presentPaymentConfig(readConfig(configSchema, { ...world.environment, ...own })).providerUrl;
  expect(address({ STRIPE_API_URL: 'http://sandbox:8080' })).toBe('http://sandbox:8080');
  const elsewhere = { STRIPE_BROWSER_URL: 'http://localhost:8086' };
  expect(address({ STRIPE_API_URL: 'http://sandbox:8080', ...elsewhere })).toBe('http://localhost:8086');
  expect(address({ STRIPE_API_URL: '', ...elsewhere })).toBeNull();
});
