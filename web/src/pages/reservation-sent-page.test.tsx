import { calendarEntry, depositReceipt, getBooking } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aBooking } from '../../test-kit/a-booking';
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

it('says nothing of what is to come where it is over', async () => {
  answer(getBooking, aBooking({ status: 'cancelled', outcome: 'expired' }));
  await show();
  expect(await screen.findByText('Booking 1')).toBeVisible();
  expect(screen.queryByText('What happens next')).not.toBeInTheDocument();
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
