import {
  countOwnBookings,
  listBookings,
  listChartersToReview,
  listOwnerBoats,
  listOwnerCaptains,
  listReceivedQuestions,
  listUnread,
  listAskingRenters,
  listRenterRatings,
  setPreferredCaptain,
  toggleBoatAvailability,
  updateBooking,
} from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aBoat, aRegisteredCaptain } from '../../test-kit/a-boat';
import { aBooking } from '../../test-kit/a-booking';
import { aReceivedQuestion } from '../../test-kit/a-question';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const NONE = { pending: 0, upcoming: 0, completed: 0, declined: 0, canceled: 0 };
const PENDING = aBooking({ respondBy: '2026-07-09T12:00:00Z', boatName: 'Sea Breeze' });

beforeEach(() => {
  answer(listUnread, []);
  answer(listReceivedQuestions, []);
  answer(listChartersToReview, []);
  answer(listRenterRatings, []);
  answer(listAskingRenters, []);
  answer(countOwnBookings, { ...NONE, pending: 1 });
  answer(listBookings, [PENDING]);
  answer(listOwnerBoats, [aBoat()]);
  answer(listOwnerCaptains, [aRegisteredCaptain()]);
});

const show = (tab: string) => () => renderPage(`/owner-dashboard?tab=${tab}`, { as: 'owner' });

it('asks guests to sign in, and sends others to their own dashboard', async () => {
  await renderPage('/owner-dashboard');
  expect(await screen.findByText('Please sign in to open your owner dashboard.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

it('is for owners only', async () => {
  await renderPage('/owner-dashboard', { as: 'captain' });
  expect(await screen.findByText(/only accessible to boat owners/)).toBeVisible();
});

it('counts the questions that wait on their tab', async () => {
  answer(listReceivedQuestions, [aReceivedQuestion()], { total: 3 });
  await show('questions')();
  expect(await screen.findByRole('tab', { name: /Questions \(3\)/ })).toBeVisible();
  expect(await screen.findByText('Ann about the 32ft Sundancer')).toBeVisible();
});

describe('pending reservations', () => {
  itShowsItsStates({
    call: listBookings,
    show: show('pending'),
    empty: [[], 'No pending reservations'],
    data: [[PENDING], '32ft Sundancer'],
  });

  it('are counted on their tab', async () => {
    await show('pending')();
    expect(await screen.findByRole('tab', { name: /Pending Reservations \(1\)/ })).toBeVisible();
  });

  it('say what other owners think of the renter', async () => {
    const aspects = { communication: 5, punctuality: 5, care: 5, rules: 4, payment: 5 };
    answer(listRenterRatings, [{ renterId: PENDING.renterId, average: 4.8, count: 6, aspects }]);
    await show('pending')();
    expect(await screen.findByText('Rated 4.8 out of 5 by 6 people')).toBeInTheDocument();
  });

  it('say who asks, as far as an owner may know', async () => {
    const { renterId } = PENDING;
    answer(listAskingRenters, [{ renterId, firstName: 'Remy', memberSince: '2026-03', charters: 2 }]);
    await show('pending')();
    expect(await screen.findByText('Renter: Remy · with us since March 2026 · 2 charters completed')).toBeVisible();
  });

  it('are accepted', async () => {
    answer(updateBooking, aBooking({ status: 'confirmed' }));
    const user = await show('pending')();
    await user.click(await screen.findByRole('button', { name: /accept/i }));
    expect(await screen.findByText('The booking has been accepted and confirmed.')).toBeVisible();
    expect(callsOf(updateBooking)[0]?.body).toMatchObject({ status: 'confirmed' });
  });

  it('are declined with a reason', async () => {
    answer(updateBooking, aBooking({ status: 'cancelled', outcome: 'owner_declined' }));
    const user = await show('pending')();
    await user.click(await screen.findByRole('button', { name: /decline/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this reservation?' });
    await user.type(within(dialog).getByLabelText(/reason/i), 'In the yard');
    await user.click(within(dialog).getByRole('button', { name: 'Decline reservation' }));
    expect(await screen.findByText('The booking has been declined and canceled.')).toBeVisible();
    expect(callsOf(updateBooking)[0]?.body).toMatchObject({ status: 'canceled', reason: 'In the yard' });
  });

  it('stay when the answer comes too late', async () => {
    refuse(updateBooking, 'response_overdue');
    const user = await show('pending')();
    await user.click(await screen.findByRole('button', { name: /accept/i }));
    expect(await screen.findByText('The time to answer this reservation has run out.')).toBeVisible();
    expect(screen.getByText('32ft Sundancer')).toBeVisible();
  });
});

describe('boats', () => {
  itShowsItsStates({
    call: listOwnerBoats,
    show: show('boats'),
    empty: [[], 'No boats listed'],
    data: [[aBoat()], 'Sea Breeze'],
  });

  it('are hidden with their switch', async () => {
    answer(toggleBoatAvailability, aBoat({ isAvailable: false }));
    const user = await show('boats')();
    await user.click(await screen.findByRole('switch', { name: '32ft Sundancer is listed' }));
    expect(await screen.findByText('Boat status has been updated successfully')).toBeVisible();
    expect(callsOf(toggleBoatAvailability)[0]?.params).toEqual({ id: '7' });
  });
});

describe('captains', () => {
  itShowsItsStates({
    call: listOwnerCaptains,
    show: show('captains'),
    empty: [[], 'No captains registered'],
    data: [[aRegisteredCaptain()], 'Carla Santos'],
  });

  it('are preferred', async () => {
    answer(setPreferredCaptain, aBoat({ preferredCaptainId: 3 }));
    const user = await show('captains')();
    await user.click(await screen.findByRole('button', { name: /^Set as Preferred: Carla Santos/ }));
    expect(await screen.findByText('The preferred captain has been set successfully.')).toBeVisible();
    expect(callsOf(setPreferredCaptain)[0]?.body).toEqual({ captainId: 3 });
  });
});

it('goes from tab to tab', async () => {
  const user = await show('boats')();
  answer(listBookings, []);
  await user.click(await screen.findByRole('tab', { name: /Canceled Bookings/ }));
  expect(await screen.findByText('No canceled bookings')).toBeVisible();
  await waitFor(() => expect(window.location.search).toContain('tab=canceled'));
});

it('says how many messages wait, on the tab and the card of their booking', async () => {
  const booking = aBooking({ status: 'confirmed', endDate: '2099-08-07T22:00:00Z' });
  answer(listUnread, [{ bookingId: booking.id, unread: 2, status: 'confirmed', endDate: booking.endDate }]);
  answer(listBookings, [booking]);
  await renderPage('/owner-dashboard?tab=confirmed', { as: 'owner' });
  expect(await screen.findByRole('tab', { name: /2 unread messages/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages of booking 1 (2 unread messages)' })).toHaveAttribute(
    'href',
    '/bookings/1/conversation',
  );
});
