import fc from 'fast-check';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { cleanUp, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

async function paidIntent(card = 'pm_card_visa', options: Parameters<typeof startTestSandbox>[0] = {}) {
  const sandbox = await startTestSandbox(options);
  const intent = await sandbox.newIntent();
  await sandbox.confirm(intent, { payment_method: card });
  return { ...sandbox, intent };
}

it('gives a payment back, whole or in parts', async () => {
  const { stripe, intent, state } = await paidIntent();
  const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 10_000, metadata: { refundId: '1' } });
  expect(part).toMatchObject({ status: 'succeeded', amount: 10_000, metadata: { refundId: '1' } });
  const rest = await stripe.refunds.create({ charge: idOf(part.charge) });
  expect(rest.amount).toBe(15_000);
  expect(await stripe.charges.retrieve(idOf(part.charge))).toMatchObject({ amount_refunded: 25_000, refunded: true });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id });
  const listed = await stripe.refunds.list({ payment_intent: intent.id });
  expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  expect((await state()).refunds).toHaveLength(2);
});

it('refuses more than is left, and anything when nothing is left', async () => {
  const { stripe, intent } = await paidIntent();
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 25_001 })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'amount',
  });
  await stripe.refunds.create({ payment_intent: intent.id });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

it('refuses to give back what was never paid', async () => {
  const { stripe, newIntent } = await startTestSandbox();
  const { id } = await newIntent();
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

it('never gives back more than was paid, whatever is asked for at the same time', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 26_000 }), { minLength: 1, maxLength: 12 }),
      async (amounts) => {
        const intent = await newIntent();
        await confirm(intent, { payment_method: 'pm_card_visa' });
        const asked = amounts.map((amount) => stripe.refunds.create({ payment_intent: intent.id, amount }));
        const answers = await Promise.allSettled(asked);
        const given = answers.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value.amount : 0), 0);
        const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
        expect(given).toBeLessThanOrEqual(25_000);
        expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(given);
        // Whatever was refused did not fit into what was left in the end.
        const left = 25_000 - given;
        amounts.forEach((amount, index) => {
          if (answers[index]?.status === 'rejected') expect(amount).toBeGreaterThan(left);
        });
      },
    ),
    { numRuns: 15 },
  );
});

it('lets a refund fail afterwards, after which the charge can be refunded again', async () => {
  const { stripe, intent } = await paidIntent('pm_card_refundFail', { refundFailureDelayMs: 200 });
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  expect(refund.status).toBe('succeeded');
  await eventuallyPasses(async () => {
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    });
  });
  expect(await stripe.charges.retrieve(idOf(refund.charge))).toMatchObject({ amount_refunded: 0, refunded: false });
  const { data } = await stripe.events.list({ types: ['refund.updated', 'refund.failed'] });
  expect(data.map(({ type }) => type)).toEqual(['refund.failed', 'refund.updated']);
  expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded');
});

/** A reference that may come expanded. */
function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
