import { cleanUp, startTestSandbox } from './support/sandbox';
import type { PostedAnswer } from './support/sandbox';

afterEach(cleanUp);

/** The address the cardholder is sent to, either way. */
function pageOf({ next_action }: PostedAnswer): string {
  const sdk = next_action?.use_stripe_sdk as { url?: string } | undefined;
  return next_action?.redirect_to_url?.url ?? sdk?.url ?? '';
}

const answerWith = (page: string, outcome: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

it('asks for authentication, and returns to the shop when it has passed', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();
  const { body } = await confirm(intent, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost:8080/checkout?hold=3',
  });
  expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  expect((await stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(0);

  const page = await (await fetch(pageOf(body))).text();
  expect(page).toContain('250.00 CAD');
  expect(page).toContain('Complete authentication');
  expect(page).toContain('Fail authentication');

  const answer = await answerWith(pageOf(body), 'succeeded');
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('http://localhost:8080/checkout');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    hold: '3',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

it('charges nothing when authentication fails, and takes another card', async () => {
  const { stripe, newIntent, confirm, state } = await startTestSandbox();
  const intent = await newIntent();
  const { body } = await confirm(intent, {
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: 'http://localhost:8080/checkout',
  });
  const answer = await answerWith(pageOf(body), 'failed');
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed');
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect((await state()).charges).toHaveLength(0);
  expect((await confirm(intent, { payment_method: 'pm_card_visa' })).body.status).toBe('succeeded');
});

it('tells the page that framed it how it ended when there is no way back', async () => {
  const { newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();
  const { body } = await confirm(intent, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4000002500003155',
    'payment_method_data[card][exp_month]': '1',
    'payment_method_data[card][exp_year]': '41',
    'payment_method_data[card][cvc]': '123',
  });
  expect(body.next_action?.type).toBe('use_stripe_sdk');
  const answer = await answerWith(pageOf(body), 'succeeded');
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain(JSON.stringify({ type: 'sandbox:3ds', status: 'succeeded', paymentIntent: intent.id }));
  expect(page).toContain('may be closed');
  const nonce = /script nonce="([^"]+)"/.exec(page)?.[1]?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});

it('charges once when the button is pressed many times', async () => {
  const { newIntent, confirm, state } = await startTestSandbox();
  const { body } = await confirm(await newIntent(), { payment_method: 'pm_card_authenticationRequired' });
  await Promise.all(Array.from({ length: 10 }, () => answerWith(pageOf(body), 'succeeded')));
  await answerWith(pageOf(body), 'failed');
  const { charges, intents } = await state();
  expect(charges).toHaveLength(1);
  expect(intents[0]?.status).toBe('succeeded');
});

it('does not let an older page decide over a newer attempt', async () => {
  const { stripe, newIntent, confirm } = await startTestSandbox();
  const intent = await newIntent();
  const first = await confirm(intent, { payment_method: 'pm_card_authenticationRequired' });
  const second = await confirm(intent, { payment_method: 'pm_card_authenticationRequired' });
  await answerWith(pageOf(first.body), 'succeeded');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
  await answerWith(pageOf(second.body), 'succeeded');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

it('shows what a shop wrote as text, never as markup', async () => {
  const { stripe, url, confirm } = await startTestSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 5_000, currency: 'cad', description: '<img src=x>' });
  const { body } = await confirm(intent, { payment_method: 'pm_card_authenticationRequired' });
  for (const page of [pageOf(body), url]) {
    const source = await (await fetch(page)).text();
    expect(source).toContain('&#60;img');
    expect(source).not.toContain('<img');
  }
});

it('refuses to return to anything but a web address', async () => {
  const { newIntent, confirm } = await startTestSandbox();
  const { status, body } = await confirm(await newIntent(), {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'javascript:alert(1)',
  });
  expect(status).toBe(400);
  expect(body.error?.code).toBe('url_invalid');
});
