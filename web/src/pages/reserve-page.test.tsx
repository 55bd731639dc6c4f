import {
  boatAvailability,
  createHold,
  getBoat,
  listBoatCaptains,
  listCredits,
  paymentConfig,
  quoteReservation,
  releaseHold,
} from '@harbourline/contracts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBoat, aCaptain, openDays } from '../../test-kit/a-boat';
import { aHold, aQuote, HOLD_ID } from '../../test-kit/a-hold';
import { answer, callsOf, leaveOpen, refuse } from '../../test-kit/answers';
import { dialogsGone } from '../../test-kit/dialogs';
import { endSessionAt, signInAgain } from '../../test-kit/interrupted-session';
import type { As } from '../../test-kit/people';
import { fill, renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

beforeEach(() => {
  answer(getBoat, aBoat());
  answer(listBoatCaptains, [aCaptain()]);
  answer(boatAvailability, openDays());
  answer(quoteReservation, aQuote());
  leaveOpen(paymentConfig);
  answer(listCredits, []);
});

const show = (as: As = 'renter') => renderPage('/boats/7/reserve?date=2026-08-07&startTime=14:00&hours=4', { as });

async function proceed(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /I agree to the/ }));
  await user.click(await screen.findByRole('button', { name: 'Proceed to Payment - $400' }));
}

itShowsItsStates({
  call: getBoat,
  show,
  loading: 'Loading the boat…',
  failed: 'Boat Not Found',
  data: [aBoat(), /32ft Sundancer/],
});

it('says that there is no such boat', async () => {
  refuse(getBoat, 'boat_not_found');
  await show();
  expect(await screen.findByRole('heading', { name: 'Boat Not Found' })).toBeVisible();
});

it('begins with the time that was asked for, and shows its price', async () => {
  await show();
  expect((await screen.findAllByText(/\$1,200/))[0]).toBeVisible();
  expect(callsOf(quoteReservation).at(-1)?.body).toMatchObject({ boatId: 7, captainId: null });
});

it.each([
  ['the boat’s own rate of the chosen date', { '2026-08-07': 420 }, '$420/hour on', 'Special rate for this date'],
  ['its standard rate where only another date has its own', { '2026-08-08': 420 }, '$300/hour on', /Standard rate/],
])('shows %s', async (_, customRates, rate, kind) => {
  answer(getBoat, aBoat({ customRates }));
  await show();
  expect(await screen.findByText(rate, { exact: false })).toBeVisible();
  expect(screen.getByText(kind)).toBeVisible();
});

it('begins with the group that was asked for, as far as the boat takes it', async () => {
  await renderPage('/boats/7/reserve?date=2026-08-07&startTime=14:00&hours=4&guests=6', { as: 'renter' });
  expect(await screen.findByLabelText('Guests')).toHaveValue('6');
});

it('asks for a date first where none was asked for', async () => {
  await renderPage('/boats/7/reserve', { as: 'renter' });
  expect((await screen.findAllByText('Choose a date to see the price.'))[0]).toBeVisible();
});

describe('a session that ends', () => {
  const requests = () => screen.findByLabelText(/^Special requests/);

  it('leaves what was typed, and the same person goes on with it', async () => {
    endSessionAt(createHold);
    const user = await show();
    await fill(user, await requests(), 'Two child seats');
    await proceed(user);
    await signInAgain(user, 'renter');
    expect(await requests()).toHaveValue('Two child seats');
    answer(createHold, aHold());
    await user.click(screen.getByRole('button', { name: 'Proceed to Payment - $400' }));
    await waitFor(() => expect(callsOf(createHold).at(-1)?.body).toMatchObject({ specialRequests: 'Two child seats' }));
    expect(await screen.findByText(/Held for you for/)).toBeVisible();
  });

  it('leaves what was typed before a look at the checkout', async () => {
    sessionStorage.setItem('reservation:7', JSON.stringify({ specialRequests: 'Two child seats' }));
    endSessionAt(quoteReservation);
    const user = await show();
    await signInAgain(user, 'renter');
    expect(await requests()).toHaveValue('Two child seats');
  });
});

it('asks for the price again with a captain', async () => {
  const user = await show();
  await user.selectOptions(await screen.findByLabelText('Captain'), 'Carla Santos, $100/hour');
  await waitFor(() => expect(callsOf(quoteReservation).at(-1)?.body).toMatchObject({ captainId: 3 }));
});

it('says that the price could not be loaded', async () => {
  refuse(quoteReservation, 'unavailable');
  await show();
  expect((await screen.findAllByText('The price could not be loaded.'))[0]).toBeVisible();
});

it('holds the boat, and leads to the checkout', async () => {
  answer(createHold, aHold());
  const user = await show();
  await proceed(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(callsOf(createHold)[0]?.body).toMatchObject({ boatId: 7, totalPrice: 1200, depositAmount: 400 });
});

it('goes on only once the terms are accepted', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Proceed to Payment - $400' })).toBeDisabled();
});

it('asks guests to sign in, when they want to go on', async () => {
  const user = await show('guest');
  await proceed(user);
  expect((await screen.findAllByRole('link', { name: /sign in/i }))[0]).toBeVisible();
});

it('is for renters', async () => {
  await show('owner');
  expect(await screen.findByRole('button', { name: 'Only Renters Can Reserve' })).toBeDisabled();
});

describe('where the boat cannot be held', () => {
  it.each([
    ['slot_taken', 'This time has just been taken'],
    ['captain_taken', 'This captain is not free at that time'],
    ['price_changed', 'The price has changed'],
    ['too_many_holds', 'You already have 3 reservations waiting for payment.'],
  ] as const)('says why: %s', async (code, sentence) => {
    refuse(createHold, code);
    const user = await show();
    await proceed(user);
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  });

  it('takes this instead of what the renter holds already', async () => {
    refuse(createHold, 'own_hold', { holdId: HOLD_ID });
    answer(releaseHold);
    const user = await show();
    await proceed(user);
    const replace = await screen.findByRole('button', { name: 'Reserve this instead' });
    answer(createHold, aHold());
    await user.click(replace);
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(callsOf(releaseHold)[0]?.params).toEqual({ id: HOLD_ID });
  });
});

it('takes the terms as accepted that were read', async () => {
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'terms of service' }));
  await user.click(await screen.findByRole('button', { name: 'Agree and close' }));
  await dialogsGone();
  expect(screen.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
});
