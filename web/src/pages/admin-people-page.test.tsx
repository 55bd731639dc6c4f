import { listBookings, listDeliveries, listPayments, listUsers } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aNamedBooking } from '../../test-kit/a-booking';
import { answer, callsOf } from '../../test-kit/answers';
import { aUser } from '../../test-kit/people';
import { aDelivery, aPayment } from '../../test-kit/records';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

beforeEach(() => {
  answer(listUsers, [aUser('renter')], { total: 1 });
  answer(listPayments, [aPayment()]);
  answer(listBookings, [aNamedBooking()]);
  answer(listDeliveries, [aDelivery()], { total: 1 });
});

const find = () => renderPage('/admin/people?q=remy', { as: 'administrator' });

it('is for administrators', async () => {
  await renderPage('/admin/people', { as: 'renter' });
  expect(await screen.findByText('Access denied. Administrator role required.')).toBeVisible();
});

it('asks for nothing before something is looked for', async () => {
  await renderPage('/admin/people', { as: 'administrator' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Find a person' })).toBeVisible();
  expect(callsOf(listUsers)).toHaveLength(0);
});

it('finds people, payments, bookings and messages', async () => {
  const user = await renderPage('/admin/people', { as: 'administrator' });
  await user.type(await screen.findByLabelText(/^Find a person/, { selector: 'input' }), 'remy');
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
  expect(await screen.findByText('Payment #21')).toBeVisible();
  expect((await screen.findAllByText(/Sea Breeze/))[0]).toBeVisible();
  expect((await screen.findAllByText(/Booking confirmed/))[0]).toBeVisible();
});

describe('payments that are looked for', () => {
  itShowsItsStates({
    call: listPayments,
    show: find,
    empty: [[], 'Nothing found'],
    data: [[aPayment()], 'Payment #21'],
  });
});
