import { calendarEntry, depositReceipt, getBooking } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aBooking, aDeposit } from '../../test-kit/a-booking';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const show = () => renderPage('/reservation-sent/1', { as: 'renter' });
const BOOKING = aBooking({ respondBy: '2026-07-09T14:00:00Z' });

itShowsItsStates({ call: getBooking, show, data: [BOOKING, 'What happens next'] });

it('is for the renter', async () => {
  await renderPage('/reservation-sent/1');
  expect(await screen.findByText('Please sign in to see your reservation.')).toBeVisible();
});

it('says what happens when', async () => {
  answer(getBooking, BOOKING);
  await show();
  expect(await screen.findByText('Booking 1')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: /^The owner has until .* to answer$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my booking' })).toHaveAttribute('href', '/renter-dashboard?booking=1');
});

it('says of what has ended how it did and what becomes of the deposit, and nothing of what is to come', async () => {
  const deposit = aDeposit({ rule: 'R3', stage: 'going_back', back: 400, toCard: 400 });
  answer(getBooking, aBooking({ status: 'cancelled', outcome: 'owner_declined', deposit }));
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reservation has ended' })).toBeVisible();
  expect(screen.getByText('The owner declined.')).toBeVisible();
  expect(screen.getByText(/^Your refund of \$400 is on its way/)).toBeVisible();
  for (const absent of ['What happens next', 'Add to calendar', 'Share', /^Balance due/, /We have also sent/])
    expect(screen.queryByText(absent)).not.toBeInTheDocument();
});

it.each([
  ['Your charter is confirmed', { status: 'confirmed', respondBy: null }, /What is left to pay/],
  ['The owner proposes a change', { ownerAdjusted: true }, /^The owner has proposed a change: please answer by/],
  [
    'Your reservation is waiting for the captain',
    { captainAnswer: 'awaited', ownerAcceptedAt: '2026-07-08T14:00:00Z' },
    /^The owner has accepted; the captain has until/,
  ],
  [
    'Your reservation needs another captain',
    { captainId: null, captainWanted: true },
    /^Your captain cannot take this charter: the owner has until/,
  ],
] as const)('is headed “%s” where that is so, and says whose turn it is', async (title, change, step) => {
  const start = { startDate: '2099-08-07T18:00:00Z', endDate: '2099-08-07T22:00:00Z' };
  answer(getBooking, { ...BOOKING, ...start, ...change });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: step })).toBeVisible();
  expect(screen.queryByText(/^The owner has until/)).not.toBeInTheDocument();
});

it('says of a charter that was called off that it does not take place at its time', async () => {
  const calledOff = { cause: 'weather', by: 'owner', chooseBy: '2099-08-13T18:00:00Z' } as const;
  answer(getBooking, { ...BOOKING, status: 'confirmed', respondBy: null, calledOff });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your charter is called off' })).toBeVisible();
  for (const absent of ['What happens next', 'Add to calendar', /charter starts on/, /^Balance due/])
    expect(screen.queryByText(absent)).not.toBeInTheDocument();
});

it('gives the receipt, and says so where it cannot', async () => {
  answer(getBooking, BOOKING);
  answer(depositReceipt);
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Receipt (PDF)' }));
  expect(callsOf(depositReceipt)).toHaveLength(1);
  refuse(depositReceipt, 'unavailable');
  await user.click(screen.getByRole('button', { name: 'Receipt (PDF)' }));
  expect(await screen.findByText('The receipt could not be downloaded')).toBeVisible();
});

it('is kept in a calendar, and shared as a link', async () => {
  answer(getBooking, BOOKING);
  answer(calendarEntry);
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  expect(callsOf(calendarEntry)[0]?.params).toEqual({ id: '1' });
  refuse(calendarEntry, 'unavailable');
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByText('The calendar entry could not be downloaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('/boats/7');
});
