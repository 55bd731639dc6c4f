import { cleanUp, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

it('asks for another amount until it has been paid', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();
  expect(await stripe.paymentIntents.update(intent.id, { amount: 30_000 })).toMatchObject({
    id: intent.id,
    amount: 30_000,
    client_secret: intent.client_secret,
    status: 'requires_payment_method',
  });
  expect((await confirm(intent, { payment_method: 'pm_card_visa' })).body.amount).toBe(30_000);
  await expect(stripe.paymentIntents.update(intent.id, { amount: 20_000 })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { amount: 30_000, status: 'succeeded' },
  });
});

it('refuses another amount once it is being processed or was canceled', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox({ processingDelayMs: 60_000 });
  const [slow, dead] = [await newIntent(), await newIntent()];
  await confirm(slow, { payment_method: 'pm_card_processing' });
  await stripe.paymentIntents.cancel(dead.id);
  for (const { id } of [slow, dead]) {
    await expect(stripe.paymentIntents.update(id, { amount: 20_000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  }
});

it('has an authentication begin anew when the amount changes', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();
  const waiting = await confirm(intent, { payment_method: 'pm_card_authenticationRequired' });
  const { use_stripe_sdk } = waiting.body.next_action ?? {};
  const updated = await stripe.paymentIntents.update(intent.id, { amount: 30_000 });
  expect(updated).toMatchObject({ status: 'requires_confirmation', next_action: null });
  const page = String(use_stripe_sdk?.url);
  expect(await (await fetch(page)).text()).not.toContain('Complete authentication');
  await fetch(page, { method: 'POST', body: new URLSearchParams({ outcome: 'succeeded' }) });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_confirmation');
  expect((await confirm(intent, {})).body.status).toBe('requires_action');
});

it('changes the metadata key by key, also of a payment that was made', async () => {
  const { stripe, newPayment } = await startTestSandbox();
  const { id } = await newPayment('pm_card_visa', { holdId: '1', bookingId: '' });
  const update = async (metadata: Record<string, string> | '') =>
    (await stripe.paymentIntents.update(id, { metadata })).metadata;
  expect(await update({ bookingId: '7' })).toEqual({ holdId: '1', bookingId: '7' });
  expect(await update({ holdId: '' })).toEqual({ bookingId: '7' });
  expect(await update('')).toEqual({});
});

it('names what is wrong with an update, and changes nothing then', async () => {
  const { stripe, newIntent } = await startTestSandbox();
  const { id } = await newIntent();
  const update = (fields: Parameters<typeof stripe.paymentIntents.update>[1]) =>
    stripe.paymentIntents.update(id, fields);
  await expect(update({ amount: 49, description: 'New' })).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(update({ currency: 'usd' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'currency' });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 25_000, description: 'Deposit' });
  await expect(stripe.paymentIntents.update('pi_none', {})).rejects.toMatchObject({ code: 'resource_missing' });
});
