import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { cleanUp, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

async function paidSandbox(options: Parameters<typeof startTestSandbox>[0] = {}) {
  const sandbox = await startTestSandbox(options);
  const { id } = await sandbox.newPayment();
  const plan = (body: object) => sandbox.control('PUT', '/stripe/refunds', body);
  const refund = (idempotencyKey: string) =>
    sandbox.stripe.refunds.create({ payment_intent: id, amount: 1_000 }, { idempotencyKey });
  return { ...sandbox, id, plan, refund };
}

it('refuses the next refunds, repeats the refusal under the same key, and then refunds', async () => {
  const { plan, refund, state } = await paidSandbox();
  await plan({ outcome: 'refused', code: 'balance_insufficient', times: 2 });
  const refused = { type: 'StripeInvalidRequestError', statusCode: 400, code: 'balance_insufficient' };
  await expect(refund('1:1')).rejects.toMatchObject(refused);
  await expect(refund('1:1')).rejects.toMatchObject(refused);
  await expect(refund('1:2')).rejects.toMatchObject(refused);
  await expect(refund('1:1')).rejects.toMatchObject(refused);
  expect((await refund('1:3')).status).toBe('succeeded');
  expect((await state()).refunds).toHaveLength(1);
});

it('refuses refunds until told otherwise, also after a restart', async () => {
  const before = await paidSandbox();
  await before.plan({ outcome: 'refused' });
  await expect(before.refund('1:1')).rejects.toMatchObject({ code: 'charge_disputed' });
  await before.stop();
  const after = await startTestSandbox({ dataDir: before.dataDir });
  const refund = () => after.stripe.refunds.create({ payment_intent: before.id });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
  await after.control('PUT', '/stripe/refunds', { outcome: 'succeeded' });
  expect((await refund()).status).toBe('succeeded');
});

it('has the next refund fail later, whatever the card', async () => {
  const { stripe, id, plan, refund } = await paidSandbox({ refundFailureDelayMs: 60_000 });
  await plan({ outcome: 'failed', times: 1, afterMs: 100 });
  const [failing, standing] = [await refund('1:1'), await refund('2:1')];
  expect([failing.status, standing.status]).toEqual(['succeeded', 'succeeded']);
  await eventuallyPasses(async () => expect((await stripe.refunds.retrieve(failing.id)).status).toBe('failed'));
  expect((await stripe.refunds.retrieve(standing.id)).status).toBe('succeeded');
  const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(paid.latest_charge).toMatchObject({ amount_refunded: 1_000, refunded: false });
  const { data } = await stripe.events.list({ type: 'refund.failed' });
  expect(data).toMatchObject([{ data: { object: { id: failing.id, status: 'failed' } } }]);
});

it('does not spend the plan on a refund that is refused anyway, or made by hand', async () => {
  const { stripe, id, plan, refund, control, state } = await paidSandbox();
  await plan({ outcome: 'failed', times: 1, afterMs: 60_000 });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 25_001 })).rejects.toMatchObject({
    param: 'amount',
  });
  await control('POST', `/stripe/intents/${id}/refund`, { amount: 500 });
  expect(await state()).toMatchObject({ refundPlan: { outcome: 'failed', times: 1 } });
  await refund('1:1');
  expect(await state()).toMatchObject({ refundPlan: null });
});

it.each([
  { outcome: 'lost' },
  {},
  { outcome: 'refused', times: 0 },
  { outcome: 'refused', code: 'No!' },
  { result: 1 },
])('refuses the plan %j', async (body) => {
  const { plan } = await paidSandbox();
  expect((await plan(body)).status).toBe(400);
});
