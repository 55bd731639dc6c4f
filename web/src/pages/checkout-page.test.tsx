import {
  createBooking,
  createPaymentIntent,
  getBooking,
  getHold,
  listCredits,
  paymentConfig,
  releaseHold,
  type BookingView,
} from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBooking } from '../../test-kit/a-booking';
import { aCredit, aHold, anIntent, aPendingBooking, HOLD_ID, PROVIDER, sandbox } from '../../test-kit/a-hold';
import { answer, answerElsewhere, callsOf, disconnect, leaveOpen, refuse } from '../../test-kit/answers';
import { endSessionAt, signInAgain } from '../../test-kit/interrupted-session';
import { NOW } from '../../test-kit/now';
import { fill, renderPage } from '../../test-kit/render-page';
import { writePendingBooking } from '../shared/lib/pending-booking';

const INTENT = `${PROVIDER}/v1/payment_intents/pi_1`;

beforeEach(() => {
  writePendingBooking(aPendingBooking());
  answer(paymentConfig, sandbox());
  answer(listCredits, []);
  answer(createPaymentIntent, anIntent());
  answerElsewhere('GET', INTENT, () => ({ status: 'requires_payment_method' }));
});

const show = () => renderPage('/checkout', { as: 'renter' });

async function pay(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Card number'), '4242424242424242');
  await fill(user, screen.getByLabelText('Expiry'), '1230');
  await fill(user, screen.getByLabelText('CVC'), '123');
  await user.click(screen.getByRole('button', { name: 'Pay $400' }));
}

it('asks guests to sign in', async () => {
  await renderPage('/checkout');
  expect(await screen.findByText('Please sign in to complete your reservation.')).toBeVisible();
});

it('says that there is nothing to pay for', async () => {
  localStorage.clear();
  await show();
  expect(await screen.findByText(/No booking data found/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Browse Boats' })).toHaveAttribute('href', '/boats');
});

it('shows what is paid for while the payment is prepared', async () => {
  leaveOpen(paymentConfig);
  await show();
  expect(screen.getByText('Preparing the payment…')).toBeVisible();
  expect(screen.getByRole('heading', { name: '32ft Sundancer' })).toBeVisible();
  expect(screen.getByText(/Held for you for/)).toBeVisible();
});

it('takes the card, sends the reservation and shows it', async () => {
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({ status: 'succeeded' }));
  answer(createBooking, aBooking({ respondBy: '2026-07-09T14:00:00Z' }));
  answer(getBooking, aBooking());
  const user = await show();
  await pay(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation is on its way' })).toBeVisible();
  expect(callsOf(createBooking)[0]?.body).toMatchObject({ paymentIntentId: 'pi_1', holdId: HOLD_ID });
  expect(callsOf(createPaymentIntent)[0]?.body).toMatchObject({ amount: 40_000, useCredit: false });
});

it.each<[string, Partial<BookingView>, RegExp]>([
  ['the owner', {}, /^Your boat is reserved\. The owner has until .* to answer\.$/],
  [
    'the owner and the captain',
    { captainAnswer: 'awaited' },
    /^Your boat is reserved\. The owner and the captain have/,
  ],
  ['nobody any more', { status: 'confirmed', respondBy: null }, /^Your deposit is paid\.$/],
])('names whose answer is awaited once it is paid: %s', async (_, change, said) => {
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({ status: 'succeeded' }));
  const reserved = aBooking({ respondBy: '2026-07-09T14:00:00Z', ...change });
  answer(createBooking, reserved);
  answer(getBooking, reserved);
  const user = await show();
  await pay(user);
  expect(await screen.findByText('Payment Successful')).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
});

it.each([
  ['before the card is asked for', createPaymentIntent],
  ['after the card was charged', createBooking],
])('keeps a hold over a session that ends %s, and goes on with it', async (_, call) => {
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({ status: 'succeeded' }));
  answer(createBooking, aBooking({ respondBy: '2026-07-09T14:00:00Z' }));
  answer(getBooking, aBooking());
  endSessionAt(call);
  const user = await show();
  if (call === createBooking) await pay(user);
  await signInAgain(user, 'renter');
  answer(createPaymentIntent, anIntent());
  answer(createBooking, aBooking({ respondBy: '2026-07-09T14:00:00Z' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  if (call === createPaymentIntent) await pay(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation is on its way' })).toBeVisible();
});

it('says why a card was declined, and takes another one', async () => {
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({
    status: 'requires_payment_method',
    last_payment_error: { message: 'Your card was declined.' },
  }));
  const user = await show();
  await pay(user);
  expect((await screen.findAllByText('Your card was declined.'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $400' })).toBeEnabled();
});

it('asks for the whole card', async () => {
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Pay $400' }));
  expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
});

it('shows the page of the bank that asks, and says that it was left', async () => {
  const next_action = { use_stripe_sdk: { url: `${PROVIDER}/bank` } };
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({ status: 'requires_action', next_action }));
  const user = await show();
  await pay(user);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect((await screen.findAllByText('The payment was not confirmed with your bank.'))[0]).toBeVisible();
});

it('keeps the time while payments are out of order', async () => {
  answer(paymentConfig, { configured: false, publishableKey: null, provider: 'sandbox', providerUrl: null });
  await show();
  expect(await screen.findByText('Payment System Unavailable')).toBeVisible();
});

it('begins again when asked to, where the payment could not be prepared', async () => {
  refuse(createPaymentIntent, 'payment_provider_failed');
  const user = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(createPaymentIntent, anIntent());
  await user.click(retry);
  expect(await screen.findByLabelText('Card number')).toBeVisible();
});

it('says that the time to pay has run out', async () => {
  refuse(createPaymentIntent, 'hold_expired');
  await show();
  expect(await screen.findByText('The time to pay has run out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start over' })).toBeVisible();
});

it('asks again whether the time to pay has run out, where that was not answered', async () => {
  writePendingBooking(aPendingBooking({ expiresAt: NOW.toISOString() }));
  disconnect(getHold);
  await show();
  await waitFor(() => expect(callsOf(getHold)).toHaveLength(1));
  expect(screen.getByLabelText('Card number')).toBeVisible();
  refuse(getHold, 'hold_not_found');
  expect(await screen.findByText('The time to pay has run out')).toBeVisible();
});

it('says that somebody else was faster, and that the deposit comes back', async () => {
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({ status: 'succeeded' }));
  refuse(createBooking, 'slot_taken');
  const user = await show();
  await pay(user);
  expect(await screen.findByText('This time has been taken')).toBeVisible();
  expect(screen.getByText(/Your deposit of \$400 is being refunded in full/)).toBeVisible();
});

it('says that the payment is safe where the reservation cannot be shown, and asks for it again', async () => {
  answerElsewhere('POST', `${INTENT}/confirm`, () => ({ status: 'succeeded' }));
  refuse(createBooking, 'internal');
  const user = await show();
  await pay(user);
  expect(await screen.findByText('Your payment is safe')).toBeVisible();
  answer(createBooking, aBooking());
  answer(getBooking, aBooking());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation is on its way' })).toBeVisible();
});

describe('a credit', () => {
  it('pays the whole deposit where it is enough', async () => {
    answer(listCredits, [aCredit({ available: 500, amount: 500 })]);
    answer(createPaymentIntent, anIntent({ clientSecret: null, creditApplied: 400, amountToPay: 0 }));
    answer(createBooking, aBooking());
    answer(getBooking, aBooking());
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Pay with credit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation is on its way' })).toBeVisible();
    expect(callsOf(createPaymentIntent)[0]?.body).toMatchObject({ useCredit: true });
  });

  it('is left alone when that is wanted', async () => {
    answer(listCredits, [aCredit()]);
    const user = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Use $150 of your credit' }));
    await user.click(screen.getByRole('button', { name: 'Continue to card payment' }));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(callsOf(createPaymentIntent)[0]?.body).toMatchObject({ useCredit: false });
  });
});

describe('on all other pages', () => {
  it('leads back to the checkout, or releases what is held', async () => {
    answer(getHold, aHold());
    answer(releaseHold);
    const user = await renderPage('/about', { as: 'renter' });
    expect(await screen.findByText('Your 32ft Sundancer is still held for you')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resume checkout' })).toHaveAttribute('href', '/checkout');
    await user.click(screen.getByRole('button', { name: 'Release it' }));
    expect(await screen.findByText('The reservation was released')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Resume checkout' })).not.toBeInTheDocument();
  });
});
