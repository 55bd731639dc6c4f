import type Stripe from 'stripe';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { startReceiver } from './support/receiver';
import { cleanUp, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

it('refunds a payment behind the back of whoever took it', async () => {
  const receiver = await startReceiver();
  const { stripe, newPayment, control } = await startTestSandbox({ webhookUrl: receiver.url });
  const { id } = await newPayment('pm_card_visa', { holdId: 'h1' });
  const refund = (body: object) =>
    control<Stripe.Refund & { message: string }>('POST', `/stripe/intents/${id}/refund`, body);
  expect((await refund({ amount: 4_000 })).body).toMatchObject({ amount: 4_000, metadata: {}, payment_intent: id });
  await eventuallyPasses(() => {
    const made = receiver.events.find(({ type }) => type === 'refund.created');
    expect(made).toMatchObject({ data: { object: { metadata: {} } }, request: { id: null, idempotency_key: null } });
    expect(receiver.types()).toContain('charge.refunded');
  });
  const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(paid.latest_charge).toMatchObject({ amount_refunded: 4_000, refunded: false, disputed: false });

  expect((await refund({ amount: 21_001 })).status).toBe(400);
  expect((await refund({})).body.amount).toBe(21_000);
  expect((await refund({})).body.message).toContain('has already been refunded');
  const { data } = await stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
  expect(data).toMatchObject([{ latest_charge: { amount_refunded: 25_000, refunded: true } }]);
});

it('refunds nothing that was not paid', async () => {
  const { newIntent, control, state } = await startTestSandbox();
  const { id } = await newIntent();
  expect((await control('POST', `/stripe/intents/${id}/refund`)).status).toBe(400);
  expect((await control('POST', '/stripe/intents/pi_none/refund')).status).toBe(404);
  expect((await state()).refunds).toEqual([]);
});

it('takes a payment that no service ever asked for', async () => {
  const receiver = await startReceiver();
  const { stripe, control } = await startTestSandbox({ webhookUrl: receiver.url });
  const body = { amount: 12_345, metadata: { holdId: '99' }, description: 'By hand' };
  const { body: made } = await control<Stripe.PaymentIntent>('POST', '/stripe/intents', body);
  expect(await stripe.paymentIntents.retrieve(made.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 12_345,
    currency: 'cad',
    metadata: { holdId: '99' },
    description: 'By hand',
  });
  await eventuallyPasses(() => expect(receiver.types()).toContain('payment_intent.succeeded'));
});

it('takes no such payment without an amount, or with a field it does not know', async () => {
  const { control, state } = await startTestSandbox();
  expect((await control('POST', '/stripe/intents', {})).body.message).toContain('Missing required param: amount');
  expect((await control('POST', '/stripe/intents', { amount: 500, card: 'x' })).status).toBe(400);
  expect((await state()).intents).toEqual([]);
});
