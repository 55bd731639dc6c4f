import {
  bookingHistory,
  bookingMessages,
  countOwnBookings,
  getBooking,
  listBookings,
  listCredits,
  previewRefund,
  updateBooking,
} from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { aBooking, aDeposit } from '../../test-kit/a-booking';
import { aCredit, aRefundPreview } from '../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const PENDING = aBooking({ respondBy: '2026-07-09T12:00:00Z' });
const ADJUSTED = aBooking({
  ...{ ownerAdjusted: true, adjustedStartTime: '16:00', respondBy: '2026-07-09T12:00:00Z' },
  ...{ adjustedStartDate: '2026-08-07T20:00:00Z', adjustedEndDate: '2026-08-08T00:00:00Z' },
});

beforeEach(() => {
  answer(listCredits, []);
  answer(countOwnBookings, { pending: 1, upcoming: 2, completed: 0, declined: 0, canceled: 0 });
  answer(listBookings, [PENDING]);
});

const show = (search = '') => renderPage(`/renter-dashboard${search}`, { as: 'renter' });

it('is for renters', async () => {
  await renderPage('/renter-dashboard', { as: 'owner' });
  expect(await screen.findByRole('heading', { level: 1, name: /You must be a renter/ })).toBeVisible();
});

it('asks guests to sign in', async () => {
  await renderPage('/renter-dashboard');
  expect(await screen.findByText('Authentication Required')).toBeVisible();
});

describe('reservations', () => {
  itShowsItsStates({
    call: listBookings,
    show,
    empty: [[], 'No pending reservations'],
    data: [[PENDING], '32ft Sundancer'],
  });

  it.each([
    ['confirmed', 'No confirmed bookings'],
    ['declined', 'No declined reservations'],
    ['canceled', 'No canceled bookings'],
  ])('none is %s', async (tab, text) => {
    answer(listBookings, []);
    await show(`?tab=${tab}`);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('to come and over stand apart', async () => {
    const past = aBooking({
      id: 9,
      status: 'completed',
      startDate: '2026-06-01T18:00:00Z',
      endDate: '2026-06-01T22:00:00Z',
    });
    answer(listBookings, [aBooking({ status: 'confirmed' }), past]);
    await show('?tab=confirmed');
    expect(await screen.findByText('Past trips')).toBeVisible();
  });

  it('one is opened by its address', async () => {
    answer(getBooking, aBooking({ id: 12 }));
    await show('?booking=12');
    expect(await screen.findByRole('region', { name: 'Booking #12' })).toBeVisible();
  });

  it('one that is somebody else’s is not', async () => {
    refuse(getBooking, 'booking_not_found');
    await show('?booking=12');
    expect(await screen.findByText('Booking #12 is not one of yours')).toBeVisible();
  });
});

describe('canceling', () => {
  it('says what comes back first', async () => {
    answer(previewRefund, aRefundPreview());
    answer(updateBooking, aBooking({ status: 'cancelled', outcome: 'renter_cancelled' }));
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this reservation?' }));
    await user.type(dialog.getByLabelText('Reason (optional)'), 'Rain');
    await user.click(await dialog.findByRole('button', { name: 'Cancel and get $400 back' }));
    expect(await screen.findByText('Booking Canceled')).toBeVisible();
    expect(callsOf(updateBooking)[0]?.body).toMatchObject({ reason: 'Rain' });
  });

  it('does nothing before that is known', async () => {
    refuse(previewRefund, 'unavailable');
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('What happens to your deposit could not be loaded')).toBeVisible();
    answer(previewRefund, aRefundPreview());
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Cancel and get $400 back' })).toBeEnabled();
  });
});

describe('a change that the owner proposes', () => {
  it('is accepted', async () => {
    answer(listBookings, [ADJUSTED]);
    answer(updateBooking, aBooking({ status: 'confirmed' }));
    const user = await show();
    await user.click(await screen.findByRole('button', { name: /accept/i }));
    expect(callsOf(updateBooking)[0]?.body).toEqual({ status: 'confirmed', ownerAdjusted: false });
  });

  it('stays where it cannot be accepted', async () => {
    answer(listBookings, [ADJUSTED]);
    refuse(updateBooking, 'slot_taken');
    const user = await show();
    await user.click(await screen.findByRole('button', { name: /accept/i }));
    expect(await screen.findByText('This time has just been taken. Please choose another one.')).toBeVisible();
  });
});

it('lets the renter take a credit instead of a refund', async () => {
  const deposit = aDeposit({ rule: 'R6', stage: 'to_choose', back: 400, toCard: 400 });
  const left = { rule: 'R6', amount: 400, creditInstead: true, choice: null, refundedAt: null } as const;
  const refund = { ...left, chooseBy: '2026-07-10T12:00:00Z' };
  const ended = aBooking({ status: 'cancelled', outcome: 'owner_cancelled', deposit, refund });
  answer(listBookings, [ended]);
  answer(updateBooking, ended);
  const user = await show('?tab=canceled');
  await user.click(await screen.findByRole('button', { name: 'Take a credit' }));
  expect(await screen.findByText('Credit Chosen')).toBeVisible();
  expect(callsOf(updateBooking)[0]?.body).toEqual({ refundChoice: 'credit' });
});

it('shows credits', async () => {
  answer(listCredits, [aCredit()]);
  await show();
  expect(await screen.findByText('Your credits')).toBeVisible();
  expect(screen.getByText(/From booking 11/)).toBeVisible();
});

it('shows what happened to a reservation', async () => {
  answer(bookingHistory, [
    {
      ...{ at: '2026-07-01T12:00:00Z', actor: 'renter', actorName: 'Remy Laurent', action: 'requested' },
      ...{ fromStatus: null, toStatus: 'pending', reason: null, changes: [], money: { kind: 'deposit', amount: 400 } },
    },
  ]);
  answer(bookingMessages, []);
  const user = await show();
  await user.click(await screen.findByRole('button', { name: /history/i }));
  expect(await within(await screen.findByRole('dialog')).findByText(/\$400/)).toBeVisible();
});
