import { once } from 'node:events';
import { connect } from 'node:net';
import { KEYS, cleanUp, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

const deposit = { amount: 25_000, currency: 'cad' };

it('answers a repeated request with the first answer and does nothing again', async () => {
  const { stripe, state } = await startTestSandbox();
  const first = await stripe.paymentIntents.create(deposit, { idempotencyKey: 'hold:1' });
  const again = await stripe.paymentIntents.create(deposit, { idempotencyKey: 'hold:1' });
  expect(again.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.requestId).toMatch(/^req_/);
  expect((await state()).intents).toHaveLength(1);
});

it('repeats an error as well, even when the request would succeed by now', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();
  const refund = () => stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund:1' });
  await expect(refund()).rejects.toMatchObject({ statusCode: 400 });
  await confirm(intent, { payment_method: 'pm_card_visa' });
  await expect(refund()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
  expect(await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund:2' })).toMatchObject({
    status: 'succeeded',
  });
});

it('forgets a request that failed before anything was executed', async () => {
  const { stripe } = await startTestSandbox();
  await expect(stripe.paymentIntents.create({ ...deposit, amount: 1 }, { idempotencyKey: 'k' })).rejects.toThrow();
  expect(await stripe.paymentIntents.create(deposit, { idempotencyKey: 'k' })).toMatchObject({ amount: 25_000 });
});

it('refuses a key with other parameters or at another endpoint', async () => {
  const { stripe } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create(deposit, { idempotencyKey: 'k' });
  const otherAmount = stripe.paymentIntents.create({ ...deposit, amount: 30_000 }, { idempotencyKey: 'k' });
  await expect(otherAmount).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const otherPlace = stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: 'k' });
  await expect(otherPlace).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

it('refuses a key whose first request is still being answered', async () => {
  const { url, state } = await startTestSandbox();
  const body = 'amount=25000&currency=cad';
  const request = [
    'POST /v1/payment_intents HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${KEYS.stripeSecretKey}`,
    'Idempotency-Key: twice',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ];
  const last = [...request, 'Connection: close'];
  // Both arrive in one packet, so the second is there before the first has been written to the disk.
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write([...request, '', body].join('\r\n') + [...last, '', body].join('\r\n'));
  let answers = '';
  socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 409']);
  expect(answers).toContain('"code":"idempotency_key_in_use"');
  expect((await state()).intents).toHaveLength(1);
});

it('remembers a key for a day', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const { stripe } = await startTestSandbox({ clock: { now: () => now } });
  const first = await stripe.paymentIntents.create(deposit, { idempotencyKey: 'k' });
  now = new Date('2027-05-02T11:59:00Z');
  expect((await stripe.paymentIntents.create(deposit, { idempotencyKey: 'k' })).id).toBe(first.id);
  now = new Date('2027-05-02T12:01:00Z');
  expect((await stripe.paymentIntents.create(deposit, { idempotencyKey: 'k' })).id).not.toBe(first.id);
});
