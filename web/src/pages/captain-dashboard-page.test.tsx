import {
  captainEarnings,
  countOwnBookings,
  createCalendarBlock,
  deleteCalendarBlock,
  getLicenseFile,
  getLicenses,
  listBoats,
  listCalendarBlocks,
  listCaptainBookings,
  listCaptainRates,
  listUnread,
  saveCaptainRates,
  leaveCharter,
} from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import { aListedBoat } from '../../test-kit/a-boat';
import { aBlock, aBooking } from '../../test-kit/a-booking';
import { LICENSES } from '../../test-kit/licenses';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { fill, renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';
import { unsavedWork } from '../shared/lib/unsaved-work';

const NONE = { pending: 0, upcoming: 0, completed: 0, declined: 0, canceled: 0 };
const CHARTER = aBooking({ status: 'confirmed', captain: { fullName: 'Carla Santos', phone: null } });

beforeEach(() => {
  answer(listUnread, []);
  answer(countOwnBookings, { ...NONE, pending: 3 });
  answer(listBoats, [aListedBoat()]);
  answer(listCaptainRates, []);
  answer(getLicenses, LICENSES);
  answer(getLicenseFile);
  answer(listCaptainBookings, []);
  answer(listCalendarBlocks, []);
});

const show = (tab: string) => renderPage(`/captain-dashboard?tab=${tab}`, { as: 'captain' });

it('is for captains', async () => {
  await renderPage('/captain-dashboard', { as: 'renter' });
  expect(await screen.findByText('Access denied. Captain role required.')).toBeVisible();
});

describe('boats', () => {
  itShowsItsStates({
    call: listBoats,
    show: () => show('boats'),
    empty: [[], 'No boats in Toronto yet'],
    data: [[aListedBoat()], '32ft Sundancer'],
  });

  it('are taken for a rate', async () => {
    const rate = { boatId: 7, captainId: 3, hourlyRate: 120 };
    answer(saveCaptainRates, [rate]);
    const user = await show('boats');
    await user.click(await screen.findByRole('checkbox', { name: /32ft Sundancer/ }));
    await fill(user, screen.getByLabelText('Your hourly rate for 32ft Sundancer, in dollars'), '120');
    await user.click(screen.getByRole('button', { name: 'Save Rates & Availability' }));
    expect(await screen.findByText('Rates Saved')).toBeVisible();
    expect(callsOf(saveCaptainRates)[0]?.body).toMatchObject({
      rates: [{ boatId: 7, captainId: 3, rate: 120 }],
      cities: ['Toronto'],
    });
  });
});

describe('earnings', () => {
  const nothing = { charters: 0, fees: 0 };
  const some = { charters: 2, fees: 650 };
  itShowsItsStates({
    call: captainEarnings,
    show: () => show('earnings'),
    empty: [{ months: [], completed: nothing, toCome: nothing }, 'No earnings yet'],
    data: [
      { months: [{ month: '2026-07', completed: nothing, toCome: some }], completed: nothing, toCome: some },
      'July 2026',
    ],
  });
});

describe('charters', () => {
  itShowsItsStates({
    call: listCaptainBookings,
    show: () => show('pending'),
    empty: [[], 'No pending charter requests'],
    data: [[aBooking()], '32ft Sundancer'],
  });

  it('are given up with a reason', async () => {
    answer(listCaptainBookings, [CHARTER]);
    answer(leaveCharter, CHARTER);
    const user = await show('upcoming');
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this charter?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(callsOf(leaveCharter)).toHaveLength(0);
    await fill(user, dialog.getByLabelText('Reason'), 'I have fallen ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking Canceled')).toBeVisible();
    expect(callsOf(leaveCharter)[0]?.body).toMatchObject({ reason: 'I have fallen ill' });
  });

  it('none is over', async () => {
    await show('completed');
    expect(await screen.findByText('No completed charters')).toBeVisible();
  });
});

describe('blocked time', () => {
  it('is given back', async () => {
    answer(listCalendarBlocks, [aBlock()]);
    answer(deleteCalendarBlock);
    const user = await show('upcoming');
    expect(await screen.findByText('Holiday')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Unblock/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Free this time?' }));
    await user.click(dialog.getByRole('button', { name: 'Free this time' }));
    expect(await screen.findByText('Time Is Free Again')).toBeVisible();
    expect(callsOf(deleteCalendarBlock)[0]?.params).toEqual({ id: aBlock().id });
  });

  it('is not added without a date', async () => {
    const user = await show('upcoming');
    await user.click(await screen.findByRole('button', { name: 'Block time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    await user.click(dialog.getByRole('button', { name: 'Block time' }));
    expect((await dialog.findAllByText('Please choose a date'))[0]).toBeVisible();
    expect(callsOf(createCalendarBlock)).toHaveLength(0);
  });
});

describe('licenses', () => {
  it('say how they stand', async () => {
    await show('licenses');
    expect(await screen.findByText("Pleasure Craft Operator's License")).toBeVisible();
    expect(await screen.findByText('Accepted')).toBeVisible();
  });

  it('count as work that is not saved once something is said of one', async () => {
    const user = await show('licenses');
    const [number] = await screen.findAllByLabelText('Number on the license');
    expect(unsavedWork.size).toBe(0);
    await fill(user, number as HTMLElement, 'PC-123');
    expect(unsavedWork.size).toBe(1);
  });

  it('say that they could not be loaded', async () => {
    refuse(getLicenses, 'unavailable');
    await show('licenses');
    expect(await screen.findByText('Failed to fetch licenses')).toBeVisible();
  });
});

it('says how many messages wait, on the tab and the card of their booking', async () => {
  const booking = aBooking({ status: 'confirmed', endDate: '2099-08-07T22:00:00Z' });
  answer(listUnread, [{ bookingId: booking.id, unread: 2, status: 'confirmed', endDate: booking.endDate }]);
  answer(listCaptainBookings, [booking]);
  await renderPage('/captain-dashboard?tab=upcoming', { as: 'captain' });
  expect(await screen.findByRole('tab', { name: /2 unread messages/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages of booking 1 (2 unread messages)' })).toHaveAttribute(
    'href',
    '/bookings/1/conversation',
  );
});
