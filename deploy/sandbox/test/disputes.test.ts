import type Stripe from 'stripe';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { startReceiver } from './support/receiver';
import { cleanUp, startTestSandbox } from './support/sandbox';
import type { Dispute } from '../src/stripe/dispute-object';

afterEach(cleanUp);

/** Compiles only while a dispute has the shape that the client of Stripe promises. */
const asStripeShowsIt = (dispute: Dispute): Stripe.Dispute => dispute;

async function paidSandbox(card?: string, options: Parameters<typeof startTestSandbox>[0] = {}) {
  const sandbox = await startTestSandbox(options);
  const intent = await sandbox.newPayment(card, { holdId: 'h1' });
  const dispute = (body: object = {}) =>
    sandbox.control<Dispute & { message: string }>('POST', `/stripe/intents/${intent.id}/dispute`, body);
  const close = (id: string, status: string) =>
    sandbox.control<Dispute & { message: string }>('POST', `/stripe/disputes/${id}/close`, { status });
  return { ...sandbox, intent, dispute, close };
}

it('disputes a payment on demand, tells the webhook, and shows it over the API', async () => {
  const receiver = await startReceiver();
  const { url, stripe, intent, dispute } = await paidSandbox('pm_card_visa', { webhookUrl: receiver.url });
  const { status, body } = await dispute({ reason: 'product_not_received' });
  expect(status).toBe(200);
  const made = asStripeShowsIt(body);
  expect(made).toMatchObject({
    object: 'dispute',
    amount: 25_000,
    currency: 'cad',
    payment_intent: intent.id,
    reason: 'product_not_received',
    status: 'needs_response',
    balance_transactions: [{ amount: -25_000, fee: 1_500, net: -26_500 }],
    evidence: { product_description: null },
  });
  expect(made.id).toMatch(/^dp_/);
  await eventuallyPasses(() => expect(receiver.types()).toContain('charge.dispute.funds_withdrawn'));
  const event = receiver.events.find(({ type }) => type === 'charge.dispute.created');
  expect(event?.data.object).toMatchObject({ id: made.id, charge: made.charge, payment_intent: intent.id });

  expect(await stripe.disputes.retrieve(made.id, { expand: ['payment_intent'] })).toMatchObject({
    id: made.id,
    payment_intent: { id: intent.id, metadata: { holdId: 'h1' } },
  });
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  expect(paid.latest_charge).toMatchObject({ disputed: true, refunded: false, amount_refunded: 0 });
  expect(await (await fetch(url)).text()).toContain('succeeded, disputed');
});

it('lists disputes newest first, and those of one payment', async () => {
  const { stripe, intent, dispute, newPayment, control } = await paidSandbox();
  const first = (await dispute()).body;
  const other = await newPayment();
  const second = (await control<Dispute>('POST', `/stripe/intents/${other.id}/dispute`, { amount: 900 })).body;
  expect((await stripe.disputes.list()).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toMatchObject([{ id: first.id }]);
  expect((await stripe.disputes.list({ charge: second.charge })).data).toMatchObject([{ id: second.id, amount: 900 }]);
  await expect(stripe.disputes.retrieve('dp_none')).rejects.toMatchObject({ code: 'resource_missing' });
});

it.each([
  ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated'], 0],
  ['lost', ['charge.dispute.closed'], -26_500],
] as const)('closes a dispute that was %s, once', async (status, types, moved) => {
  const { stripe, dispute, close } = await paidSandbox();
  const { id } = (await dispute()).body;
  const closed = (await close(id, status)).body;
  expect(closed.status).toBe(status);
  expect(closed.balance_transactions.reduce((sum, { net }) => sum + net, 0)).toBe(moved);
  const events = await stripe.events.list({ types: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'] });
  expect(events.data.map(({ type }) => type).reverse()).toEqual(types);
  expect(events.data.at(-1)?.data.object).toMatchObject({ id, status });
  expect((await close(id, 'won')).status).toBe(409);
});

it('refuses to refund a disputed charge until the dispute has been won', async () => {
  const { stripe, intent, dispute, close } = await paidSandbox();
  const { id } = (await dispute()).body;
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'charge_disputed',
  });
  await close(id, 'won');
  expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(25_000);
});

it('asks for what has not been given back, and never for more than was paid', async () => {
  const { stripe, intent, dispute } = await paidSandbox();
  await stripe.refunds.create({ payment_intent: intent.id, amount: 10_000 });
  expect((await dispute({ amount: 25_001 })).status).toBe(400);
  expect((await dispute({ reason: 'bad weather' })).status).toBe(400);
  expect((await dispute()).body.amount).toBe(15_000);
  expect((await dispute()).body.message).toContain('is disputed already');
});

it('disputes nothing that does not exist or was not paid', async () => {
  const { newIntent, control, close } = await paidSandbox();
  const unpaid = await newIntent();
  expect((await control('POST', `/stripe/intents/${unpaid.id}/dispute`)).status).toBe(400);
  expect((await control('POST', '/stripe/intents/pi_none/dispute')).status).toBe(404);
  expect((await close('dp_none', 'won')).status).toBe(404);
});

it('has a disputing card dispute by itself after the charge, also over a restart', async () => {
  const before = await paidSandbox('pm_card_createDispute', { disputeDelayMs: 300 });
  expect(before.intent.latest_charge).toMatchObject({ paid: true, disputed: false });
  await before.stop();
  const after = await startTestSandbox({ dataDir: before.dataDir });
  await eventuallyPasses(async () => {
    const { disputes } = await after.state();
    expect(disputes).toMatchObject([{ payment_intent: before.intent.id, reason: 'fraudulent', amount: 25_000 }]);
  });
  await after.stop();
  const again = await startTestSandbox({ dataDir: before.dataDir });
  expect((await again.stripe.disputes.list()).data).toHaveLength(1);
});
