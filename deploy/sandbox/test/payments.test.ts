import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { KEYS, cleanUp, post, startTestSandbox, stripeAt } from './support/sandbox';

afterEach(cleanUp);

it('takes a payment with a card that works', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent({ holdId: 'h1' });
  expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 25_000, metadata: { holdId: 'h1' } });

  const { status, body } = await confirm(intent, { payment_method: 'pm_card_visa' });
  expect(status).toBe(200);
  expect(body.status).toBe('succeeded');

  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 25_000,
    metadata: { holdId: 'h1' },
    latest_charge: { object: 'charge', amount_captured: 25_000, paid: true },
    payment_method: { card: { last4: '4242', brand: 'visa' } },
  });
});

it('declines a card, keeps the reason, and takes another card for the same intent', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();

  const declined = await confirm(intent, { payment_method: 'pm_card_chargeDeclined' });
  expect(declined.status).toBe(402);
  expect(declined.body.error).toMatchObject({
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id: intent.id, status: 'requires_payment_method' },
  });
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
  });

  const second = await confirm(intent, { payment_method: 'pm_card_visa' });
  expect(second.body).toMatchObject({ status: 'succeeded', last_payment_error: null });
});

it.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
  ['4242424242424241', 'incorrect_number', undefined],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])('answers the card %s with %s (%s)', async (number, code, declineCode) => {
  const { newIntent, confirm } = await startTestSandbox();
  const { status, body } = await confirm(await newIntent(), {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '40',
    'payment_method_data[card][cvc]': '123',
  });
  expect(status).toBe(402);
  expect(body.error?.code).toBe(code);
  expect(body.error?.decline_code).toBe(declineCode);
});

it('raises a decline as the card error of the client when the server confirms', async () => {
  const { stripe } = await startTestSandbox();
  const attempt = stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'cad',
    payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    confirm: true,
  });
  await expect(attempt).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
});

it('never charges twice, whatever is confirmed at the same time', async () => {
  const { stripe, newIntent, confirm, state } = await startTestSandbox();
  const intent = await newIntent();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => confirm(intent, { payment_method: 'pm_card_visa' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(49);
  expect(new Set(refused.map(({ body }) => body.error?.code))).toEqual(new Set(['payment_intent_unexpected_state']));
  expect((await state()).charges).toHaveLength(1);
  expect((await stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(25_000);
});

it('takes a card made by the browser and never keeps its number', async () => {
  const { url, dataDir, newIntent, confirm } = await startTestSandbox();
  const made = await post(`${url}/v1/payment_methods`, {
    key: KEYS.stripePublishableKey,
    type: 'card',
    'card[number]': '4242 4242 4242 4242',
    'card[exp_month]': '4',
    'card[exp_year]': '2044',
    'card[cvc]': '987',
  });
  expect(made.body).toMatchObject({ object: 'payment_method', card: { last4: '4242', exp_month: 4, exp_year: 2044 } });
  const { body } = await confirm(await newIntent(), { payment_method: made.body.id ?? '' });
  expect(body.status).toBe('succeeded');
  const written = await readFile(join(dataDir, 'journal.jsonl'), 'utf8');
  expect(written).toContain(made.body.id);
  expect(written.replace(/\s/g, '')).not.toContain('4242424242424242');
});

it('keeps a slow payment processing until it settles by itself', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox({ processingDelayMs: 300 });
  const intent = await newIntent();
  expect((await confirm(intent, { payment_method: 'pm_card_processing' })).body.status).toBe('processing');
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  await eventuallyPasses(async () =>
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded'),
  );
});

it('settles a slow payment on demand, either way and once', async () => {
  const { url, newIntent, confirm, state } = await startTestSandbox({ processingDelayMs: 60_000 });
  const [good, bad] = [await newIntent(), await newIntent()];
  for (const intent of [good, bad]) await confirm(intent, { payment_method: 'pm_card_processing' });
  const settle = (id: string, outcome: string) => post(`${url}/sandbox/stripe/intents/${id}/settle`, { outcome });
  expect((await settle(good.id, 'succeeded')).body.status).toBe('succeeded');
  expect((await settle(bad.id, 'failed')).body.status).toBe('requires_payment_method');
  expect((await settle(good.id, 'succeeded')).status).toBe(409);
  const { charges } = await state();
  expect(charges.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

it('cancels an unpaid intent and refuses to cancel a paid one', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const [open, paid] = [await newIntent(), await newIntent()];
  expect(await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
  });
  const late = await confirm(open, { payment_method: 'pm_card_visa' });
  expect(late.body.error?.code).toBe('payment_intent_unexpected_state');

  await confirm(paid, { payment_method: 'pm_card_visa' });
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  });
});

it('lists intents newest first, page by page and by time', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const { stripe, newIntent } = await startTestSandbox({ clock: { now: () => now } });
  const ids: string[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    now = new Date(Date.UTC(2027, 4, 1, 12, minute));
    ids.unshift((await newIntent()).id);
  }
  const all: string[] = [];
  for await (const intent of stripe.paymentIntents.list({ limit: 2 })) all.push(intent.id);
  expect(all).toEqual(ids);
  const since = Date.UTC(2027, 4, 1, 12, 3) / 1000;
  const late = await stripe.paymentIntents.list({ created: { gte: since } });
  expect(late.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
});

it('refuses a wrong key, and a publishable key where the secret one is needed', async () => {
  const { url, newIntent } = await startTestSandbox();
  const { id } = await newIntent();
  for (const key of ['sk_test_wrong', KEYS.stripePublishableKey]) {
    const stranger = stripeAt(url, key);
    await expect(stranger.paymentIntents.create({ amount: 100, currency: 'cad' })).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  }
  const guess = `${url}/v1/payment_intents/${id}?key=${KEYS.stripePublishableKey}`;
  expect((await fetch(`${guess}&client_secret=${id}_secret_guess`)).status).toBe(400);
  expect((await fetch(guess)).status).toBe(400);
});

it('lets a browser of any origin read an intent, but not its metadata', async () => {
  const { url, newIntent } = await startTestSandbox();
  const intent = await newIntent({ renterId: '7' });
  const preflight = await fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');

  const query = `key=${KEYS.stripePublishableKey}&client_secret=${intent.client_secret}`;
  const answer = await fetch(`${url}/v1/payment_intents/${intent.id}?${query}`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const seen = (await answer.json()) as object;
  expect(seen).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
  expect(seen).not.toHaveProperty('metadata');
});

it('names what is wrong with a request', async () => {
  const { stripe, url } = await startTestSandbox();
  await expect(stripe.paymentIntents.create({ amount: 49, currency: 'cad' })).rejects.toMatchObject({
    code: 'amount_too_small',
    param: 'amount',
  });
  await expect(stripe.paymentIntents.create({ amount: 10.5, currency: 'cad' })).rejects.toMatchObject({
    code: 'parameter_invalid_integer',
  });
  await expect(stripe.paymentIntents.retrieve('pi_nothing')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  const huge = await post(`${url}/v1/payment_intents`, { key: KEYS.stripeSecretKey, description: 'x'.repeat(300_000) });
  expect(huge.status).toBe(413);
});
