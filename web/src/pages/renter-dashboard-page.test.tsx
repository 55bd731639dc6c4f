import {
  chooseRefund,
  bookingHistory,
  bookingMessages,
  calendarEntry,
  contactCard,
  countOwnBookings,
  getBooking,
  listBookings,
  listChartersToReview,
  listCredits,
  listUnread,
  previewRefund,
  similarBoats,
  updateBooking,
} from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { aListedBoat } from '../../test-kit/a-boat';
import { aBooking, aDeposit } from '../../test-kit/a-booking';
import { aCredit, aRefundPreview } from '../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { aCharterToReview } from '../../test-kit/a-review';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const PENDING = aBooking({ respondBy: '2026-07-09T12:00:00Z' });
const ADJUSTED = aBooking({
  ...{ ownerAdjusted: true, adjustedStartTime: '16:00', respondBy: '2026-07-09T12:00:00Z' },
  ...{ adjustedStartDate: '2026-08-07T20:00:00Z', adjustedEndDate: '2026-08-08T00:00:00Z' },
});

beforeEach(() => {
  answer(listUnread, []);
  answer(listChartersToReview, []);
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

it('says on a confirmed booking how to board, with the way to a map', async () => {
  const boarding = { marina: 'Pier 4 Marina', dock: 'Third slip', minutesBefore: 30 };
  const place = { latitude: 43.6387, longitude: -79.3837 };
  answer(listBookings, [aBooking({ status: 'confirmed', boarding: { ...boarding, place } })]);
  await show('?tab=confirmed');
  const told = within((await screen.findByRole('heading', { name: 'Boarding' })).parentElement ?? document.body);
  for (const said of ['Pier 4 Marina', 'Third slip', 'Please arrive 30 minutes early.'])
    expect(told.getByText(said)).toBeVisible();
  expect(told.getByRole('link')).toHaveAttribute('href', expect.stringContaining('43.6387%2C-79.3837'));
});

it('leads to the review of a charter that is over, on top of the page and on the past trip', async () => {
  const past = aBooking({
    ...{ id: 31, status: 'completed' },
    ...{ startDate: '2026-06-30T18:00:00Z', endDate: '2026-06-30T22:00:00Z' },
  });
  answer(listBookings, [past]);
  answer(listChartersToReview, [aCharterToReview()]);
  await show('?tab=confirmed');
  expect(await screen.findByText('You have 1 charter to review')).toBeVisible();
  const trip = within((await screen.findByText('Past trips')).closest('section') ?? document.body);
  expect((await trip.findAllByRole('button', { name: 'Write a review' })).length).toBeGreaterThan(0);
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
  answer(chooseRefund, ended);
  const user = await show('?tab=canceled');
  await user.click(await screen.findByRole('button', { name: 'Take a credit' }));
  expect(await screen.findByText('Credit Chosen')).toBeVisible();
  expect(callsOf(chooseRefund)[0]?.body).toEqual({ choice: 'credit' });
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
      ...{
        fromStatus: null,
        toStatus: 'pending',
        reason: null,
        effectCodes: [],
        reasonCode: null,
        effect: [],
        changes: [],
        money: { kind: 'deposit', amount: 400 },
      },
    },
  ]);
  answer(bookingMessages, []);
  const user = await show();
  await user.click(await screen.findByRole('button', { name: /history/i }));
  expect(await within(await screen.findByRole('dialog')).findByText(/\$400/)).toBeVisible();
});

it('says how many messages wait, on the tab and the card of their booking', async () => {
  const booking = aBooking({ status: 'confirmed', endDate: '2099-08-07T22:00:00Z' });
  answer(listUnread, [{ bookingId: booking.id, unread: 2, status: 'confirmed', endDate: booking.endDate }]);
  answer(listBookings, [booking]);
  await renderPage('/renter-dashboard?tab=confirmed', { as: 'renter' });
  expect(await screen.findByRole('tab', { name: /2 unread messages/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages of booking 1 (2 unread messages)' })).toHaveAttribute(
    'href',
    '/bookings/1/conversation',
  );
});

describe('where the answer is no', () => {
  const DECLINED = aBooking({ id: 12, status: 'cancelled', outcome: 'owner_declined' });
  const other = (id: number, model: string) =>
    aListedBoat({ id, model, title: `32ft ${model}`, price: { rate: 310, hours: 4, total: 1240 } });
  const open = async (booking = DECLINED) => {
    answer(getBooking, booking);
    return show('?booking=12');
  };

  it('boats that are free at that time are a click away from being reserved', async () => {
    answer(similarBoats, [other(8, 'Manhattan'), other(9, 'Catalina')]);
    await open();
    const section = within(await screen.findByRole('region', { name: 'Free at the same time' }));
    expect(await section.findByRole('link', { name: 'Reserve the 32ft Manhattan' })).toHaveAttribute(
      'href',
      '/boats/8/reserve?date=2026-08-07&startTime=14%3A00&hours=4&guests=6',
    );
    expect(section.getAllByText('$1,240 for 4 hours, captain not included')).toHaveLength(2);
    expect(callsOf(similarBoats)[0]?.query).toEqual({
      ...{ location: 'Toronto', date: '2026-08-07', startTime: '14:00', hours: '4' },
      ...{ guests: '6', rate: '300', without: '7' },
    });
  });

  it('none is free, which is said, with the way to others', async () => {
    answer(similarBoats, []);
    await open();
    expect(await screen.findByText(/^No other boat in Toronto that costs about the same per hour/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All boats free that day' })).toHaveAttribute(
      'href',
      '/boats?location=Toronto&date=2026-08-07',
    );
  });

  it('they are looked for again where that failed', async () => {
    refuse(similarBoats, 'unavailable');
    const user = await open();
    expect(await screen.findByText('We couldn’t look for other boats')).toBeVisible();
    answer(similarBoats, [other(8, 'Manhattan')]);
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: 'Reserve the 32ft Manhattan' })).toBeVisible();
  });

  it('a list has the way to them, and looks for none', async () => {
    answer(listBookings, [DECLINED]);
    await show('?tab=declined');
    expect(await screen.findByRole('link', { name: 'Other boats free at that time' })).toHaveAttribute(
      'href',
      '/renter-dashboard?booking=12',
    );
    expect(callsOf(similarBoats)).toEqual([]);
  });

  it('it is said that it is too soon to reserve another', async () => {
    await open({ ...DECLINED, startDate: '2026-07-09T18:00:00Z', endDate: '2026-07-09T22:00:00Z' });
    expect(await screen.findByText(/^Reservations have to be made at least 36 hours ahead/)).toBeVisible();
  });

  it.each([
    ['the start is over', { startDate: '2026-07-01T18:00:00Z', endDate: '2026-07-01T22:00:00Z' }],
    ['they canceled it themselves', { outcome: 'renter_cancelled' as const }],
  ])('nothing is offered where %s', async (_, change) => {
    await open({ ...DECLINED, ...change });
    expect(await screen.findByRole('region', { name: 'Booking #12' })).toBeVisible();
    expect(screen.queryByText('Free at the same time')).not.toBeInTheDocument();
    expect(callsOf(similarBoats)).toEqual([]);
  });
});

describe('a confirmed booking', () => {
  const owner = { fullName: 'Owen Sound', phone: '+14165550104', email: 'owner@example.com' };

  it('goes into a calendar, and its people into an address book', async () => {
    answer(listBookings, [
      aBooking({ status: 'confirmed', owner, captain: { fullName: 'Carla Santos', phone: '+14165550103' } }),
    ]);
    answer(calendarEntry);
    answer(contactCard);
    const user = await show('?tab=confirmed');
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(callsOf(calendarEntry)[0]?.params).toEqual({ id: '1' });
    await user.click(screen.getByRole('button', { name: 'Save contact: Owen Sound' }));
    await user.click(screen.getByRole('button', { name: 'Save contact: Carla Santos' }));
    expect(callsOf(contactCard).map(({ params }) => params)).toEqual([
      { id: '1', party: 'owner' },
      { id: '1', party: 'captain' },
    ]);
    refuse(contactCard, 'booking_not_confirmed');
    await user.click(screen.getByRole('button', { name: 'Save contact: Owen Sound' }));
    expect(await screen.findByText('The contact could not be saved')).toBeVisible();
  });
});
