import {
  AUDIT_LOGS,
  listBookings,
  listCredits,
  listDeliveries,
  listPayments,
  listPayouts,
  listSignIns,
  listUsers,
  openBookings,
} from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aNamedBooking } from '../../test-kit/a-booking';
import { aCredit } from '../../test-kit/a-hold';
import { answer } from '../../test-kit/answers';
import { aUser } from '../../test-kit/people';
import { aDelivery, anAuditEntry, aPayment } from '../../test-kit/records';
import { renderPage } from '../../test-kit/render-page';
import { itShowsTheStatesOf } from '../../test-kit/states';

const SIGN_IN = { at: '2026-07-01T12:00:00Z', endedAt: '2026-07-02T12:00:00Z', endReason: 'signed_out' } as const;

beforeEach(() => {
  answer(listUsers, [aUser('renter')], { total: 1 });
  answer(listPayments, [aPayment()]);
  answer(listPayouts, []);
  answer(listCredits, [aCredit()]);
  answer(listBookings, []);
  answer(listDeliveries, []);
  answer(listSignIns, []);
  answer(AUDIT_LOGS.identity, []);
  answer(openBookings, { role: 'renter', pending: 0, confirmed: 0, refund: 0 });
});

const show = (tab = 'money') => renderPage(`/admin/people/2?tab=${tab}`, { as: 'administrator' });
const itShows = itShowsTheStatesOf(show);

itShows('money', {
  call: listUsers,
  empty: [[], 'There is no person with this number'],
  data: [[aUser('renter')], 'Remy Laurent'],
});

it('is for administrators', async () => {
  await renderPage('/admin/people/2');
  expect(await screen.findByText('Please log in to access the administrator dashboard.')).toBeVisible();
});

it('knows nobody without a number', async () => {
  await renderPage('/admin/people/none', { as: 'administrator' });
  expect(await screen.findByText('There is no person with this number')).toBeVisible();
});

it('shows what was paid, and credits', async () => {
  await show();
  expect(await screen.findByText('Payment #21')).toBeVisible();
  expect(await screen.findByText('Credit from booking #11')).toBeVisible();
});

itShows('bookings', {
  call: listBookings,
  empty: [[], 'This person has no bookings'],
  data: [[aNamedBooking()], /Sea Breeze/],
});
itShows('messages', {
  call: listDeliveries,
  empty: [[], 'No messages to this person'],
  data: [[aDelivery()], /Booking confirmed/],
});
itShows('signIns', {
  call: listSignIns,
  empty: [[], /^No sign-ins in the last/],
  data: [[SIGN_IN], 'Signed out'],
});
itShows('changes', {
  call: AUDIT_LOGS.identity,
  empty: [[], 'No administrator has changed anything'],
  data: [[anAuditEntry()], /Deactivated a user/],
});

it('gives somebody another role once it is said what that means', async () => {
  const user = await show();
  await user.selectOptions(await screen.findByLabelText('Role of Remy Laurent'), 'Owner');
  expect(await screen.findByRole('dialog', { name: 'Change the role of Remy Laurent?' })).toBeVisible();
});
