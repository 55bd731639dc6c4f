import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { pathPattern } from '../src/faults/path-pattern';
import { KEYS, cleanUp, post, startTestSandbox, stripeAt } from './support/sandbox';
import { twilioAt } from './support/twilio';

afterEach(cleanUp);

/** Stripe's client repeats a call once, by itself, when the connection was closed. */
const ONE_CALL = 2;

const REFUNDS = { method: 'POST', path: '/v1/refunds' };

it('delays the calls of a kind, and no others', async () => {
  const { stripe, newPayment, setFaults, faultsMet } = await startTestSandbox();
  await setFaults({ ...REFUNDS, effect: 'delay', delayMs: 400 });
  const { id } = await newPayment();
  expect(await faultsMet()).toEqual([0]);
  const start = Date.now();
  expect((await stripe.refunds.create({ payment_intent: id })).status).toBe('succeeded');
  expect(Date.now() - start).toBeGreaterThanOrEqual(390);
  await stripe.refunds.list();
  expect(await faultsMet()).toEqual([1]);
});

it.each([500, 503])('answers %d during an outage, does nothing, and remembers no idempotency key', async (status) => {
  const { stripe, state, setFaults, control } = await startTestSandbox();
  await setFaults({ effect: 'fail', status });
  const create = () => stripe.paymentIntents.create({ amount: 5_000, currency: 'cad' }, { idempotencyKey: 'hold:7' });
  await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: status });
  await expect(stripe.events.list()).rejects.toMatchObject({ statusCode: status });
  expect((await state()).intents).toEqual([]);
  expect(await control('DELETE', '/faults')).toEqual({ status: 200, body: [] });
  expect((await create()).amount).toBe(5_000);
});

it('closes the connection without doing anything, as often as asked for', async () => {
  const { stripe, newIntent, state, setFaults, faultsMet } = await startTestSandbox();
  await setFaults({ path: '/v1/payment_intents', effect: 'close', times: 2 * ONE_CALL });
  await expect(newIntent()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(stripe.paymentIntents.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect((await state()).intents).toEqual([]);
  await newIntent();
  expect(await faultsMet()).toEqual([2 * ONE_CALL]);
});

it('does the work whose answer is lost, so that a repeat with the same key finds it done', async () => {
  const { stripe, newPayment, state, setFaults } = await startTestSandbox();
  const { id } = await newPayment();
  await setFaults({ ...REFUNDS, effect: 'lose-answer', times: ONE_CALL });
  const refund = () => stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'refund:1:1' });
  await expect(refund()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const { refunds } = await state();
  expect(refunds).toMatchObject([{ payment_intent: id, amount: 25_000 }]);
  expect((await refund()).id).toBe(refunds[0]?.id);
  expect((await state()).refunds).toHaveLength(1);
});

it('loses a refusal as well', async () => {
  const { newIntent, confirm, state, setFaults } = await startTestSandbox();
  const intent = await newIntent();
  await setFaults({ path: '/v1/payment_intents/*/confirm', effect: 'lose-answer' });
  await expect(confirm(intent, { payment_method: 'pm_card_chargeDeclined' })).rejects.toThrow('fetch failed');
  expect((await state()).charges).toMatchObject([{ status: 'failed' }]);
});

it('holds a lost answer longer than the client waits, and stops nevertheless', async () => {
  const { url, newPayment, state, setFaults, stop } = await startTestSandbox();
  const { id } = await newPayment();
  await setFaults({ ...REFUNDS, effect: 'lose-answer', delayMs: 60_000 });
  const impatient = stripeAt(url, KEYS.stripeSecretKey, 300).refunds.create({ payment_intent: id });
  await expect(impatient).rejects.toMatchObject({ type: 'StripeConnectionError', detail: { code: 'ETIMEDOUT' } });
  expect((await state()).refunds).toHaveLength(1);
  const start = Date.now();
  await stop();
  expect(Date.now() - start).toBeLessThan(50_000);
});

it('does late what arrived late, though the client has given up', async () => {
  const { url, newPayment, state, setFaults } = await startTestSandbox();
  const { id } = await newPayment();
  await setFaults({ ...REFUNDS, effect: 'delay', delayMs: 800 });
  const impatient = stripeAt(url, KEYS.stripeSecretKey, 200).refunds.create({ payment_intent: id });
  await expect(impatient).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect((await state()).refunds).toEqual([]);
  await eventuallyPasses(async () => expect((await state()).refunds).toMatchObject([{ payment_intent: id }]));
});

it('lets the first fault of a kind apply, and the next one when it is used up', async () => {
  const { newIntent, setFaults } = await startTestSandbox();
  await setFaults({ effect: 'fail', status: 500, times: 1 }, { effect: 'fail', status: 429 });
  await expect(newIntent()).rejects.toMatchObject({ statusCode: 500 });
  await expect(newIntent()).rejects.toMatchObject({ statusCode: 429 });
});

it('never applies to its own calls and pages', async () => {
  const { url, setFaults } = await startTestSandbox();
  await setFaults({ effect: 'close' });
  for (const path of ['/', '/sandbox/health', '/sandbox/stripe/state']) {
    expect((await fetch(url + path)).status).toBe(200);
  }
  expect((await fetch(`${url}/sandbox/3ds/nothing`)).status).toBe(404);
});

it('lets a browser see that the call failed', async () => {
  const { url, setFaults, faultsMet } = await startTestSandbox();
  await setFaults({ effect: 'fail' });
  const address = `${url}/v1/payment_methods`;
  expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204);
  const { status, headers } = await post(address, { key: KEYS.stripePublishableKey, type: 'card' });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([503, '*']);
  expect(await faultsMet()).toEqual([1]);
});

it("disturbs Twilio's calls alike", async () => {
  const { url, newIntent, setFaults } = await startTestSandbox();
  const client = twilioAt(url);
  const send = (body: string) => client.messages.create({ to: '+14165550123', from: '+16475550100', body });
  await setFaults(
    { method: 'POST', path: '/2010-04-01', effect: 'fail', times: 1 },
    { method: 'POST', path: '/2010-04-01/Accounts/*/Messages.json', effect: 'lose-answer', times: 1 },
  );
  await expect(send('One')).rejects.toMatchObject({ status: 503, code: 20503 });
  await expect(send('Two')).rejects.toMatchObject({ code: 'ECONNRESET' });
  await send('Three');
  expect((await client.messages.list()).map(({ body }) => body)).toEqual(['Three', 'Two']);
  await newIntent();
});

it('forgets faults when it restarts', async () => {
  const before = await startTestSandbox();
  await before.setFaults({ effect: 'close' });
  await before.stop();
  const after = await startTestSandbox({ dataDir: before.dataDir });
  expect(await after.faultsMet()).toEqual([]);
});

it.each([
  [{ effect: 'explode' }, 'effect has to be one of'],
  [{}, 'effect has to be one of'],
  [{ effect: 'delay' }, 'delay needs delayMs'],
  [{ effect: 'delay', delay: 300 }, 'delay is none of'],
  [{ effect: 'close', status: 500 }, 'status is for fail'],
  [{ effect: 'fail', status: 200 }, 'status has to be a whole number from 400'],
  [{ effect: 'fail', times: 0 }, 'times has to be a whole number from 1'],
  [{ effect: 'fail', path: '/sandbox/health' }, 'path has to begin with'],
  [{ effect: 'fail', path: 'v1/refunds' }, 'path has to begin with'],
  [{ effect: 'fail', method: 'post' }, 'method has to be one of'],
])('refuses the fault %j, which could never come', async (fault, message) => {
  const { setFaults, faultsMet } = await startTestSandbox();
  await setFaults({ effect: 'fail' });
  await expect(setFaults(fault)).rejects.toThrow(message);
  expect(await faultsMet()).toEqual([0]);
});

it.each([
  ['/v1/refunds', ['/v1/refunds', '/v1/refunds/re_1'], ['/v1/refunds2', '/v1', '/x/v1/refunds']],
  ['/v1/payment_intents/*/confirm', ['/v1/payment_intents/pi_1/confirm'], ['/v1/payment_intents/pi_1/cancel']],
  ['/v1/payment_intents$', ['/v1/payment_intents'], ['/v1/payment_intents/pi_1']],
  [
    '/2010-04-01/Accounts/*/Messages.json',
    ['/2010-04-01/Accounts/AC1/Messages.json'],
    ['/2010-04-01/Accounts/AC1/MessagesXjson'],
  ],
])('reads the path %s', (path, matching, others) => {
  const pattern = pathPattern(path);
  expect(matching.filter((each) => !pattern.test(each))).toEqual([]);
  expect(others.filter((each) => pattern.test(each))).toEqual([]);
});
