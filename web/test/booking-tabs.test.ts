import { openTab, splitByTime, tabOfCaptain, tabsOfRenter } from '../src/features/bookings/booking-tabs';
import { monthToShow, spanOf } from '../src/features/bookings/owner/calendar-span';
import { toCalendar } from '../src/shared/lib/calendar-dates';
import { readId } from '../src/shared/lib/read-id';
import { aBooking } from '../test-kit/a-booking';

const now = new Date('2026-08-07T12:00:00Z');
const charter = (id: number, day: string, status: 'pending' | 'confirmed' | 'completed' | 'cancelled' = 'confirmed') =>
  aBooking({ id, status, startDate: `2026-08-${day}T10:00:00Z`, endDate: `2026-08-${day}T14:00:00Z` });

describe('the tab that is open', () => {
  it('is the one where the opened booking is, whatever else the address names', () => {
    expect(openTab('pending', ['confirmed'], 'pending')).toBe('confirmed');
    expect(openTab(undefined, ['confirmed'], 'pending')).toBe('confirmed');
  });

  it('is the one that the address names where the booking is on several, or none is opened', () => {
    expect(openTab('canceled', ['declined', 'canceled'], 'pending')).toBe('canceled');
    expect(openTab(undefined, ['declined', 'canceled'], 'pending')).toBe('declined');
    expect(openTab('calendar', [], 'pending')).toBe('calendar');
    expect(openTab(undefined, [], 'pending')).toBe('pending');
  });
});

it('a renter finds a reservation that was declined this week on two tabs, and later on one', () => {
  const declined = aBooking({ status: 'cancelled', outcome: 'owner_declined', createdAt: '2026-08-01T12:00:00Z' });
  expect(tabsOfRenter(declined, now)).toEqual(['declined', 'canceled']);
  expect(tabsOfRenter(declined, new Date('2026-08-09T12:00:00Z'))).toEqual(['canceled']);
});

it('a captain finds a charter that was canceled among what is over', () => {
  expect(tabOfCaptain(charter(1, '09', 'cancelled'), now)).toBe('completed');
  expect(tabOfCaptain(charter(1, '07'), now)).toBe('upcoming');
  expect(tabOfCaptain(charter(1, '09', 'pending'), now)).toBe('pending');
});

it('what is over stands apart from what is to come, each in the order of the server', () => {
  const bookings = [
    charter(3, '07'),
    charter(2, '08'),
    charter(1, '09'),
    charter(5, '06', 'completed'),
    charter(4, '05'),
  ];
  const { upcoming, past } = splitByTime(bookings, now);
  expect(upcoming.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(past.map(({ id }) => id)).toEqual([5, 4]);
});

describe('the month of the calendar', () => {
  it('is the one that the address names, otherwise the present one', () => {
    expect(monthToShow('2027-02', now)).toEqual(toCalendar('2027-02-01'));
    for (const asked of ['', '2027-13', '27-02', '2027-2'])
      expect(monthToShow(asked, now)).toEqual(toCalendar('2026-08-01'));
  });

  it('is asked for with a day before and after it, for every zone and for proposed times', () => {
    expect(spanOf(toCalendar('2026-12-01'))).toEqual({
      endsAfter: '2026-11-30T00:00:00.000Z',
      to: '2027-01-02T00:00:00.000Z',
    });
  });
});

it('an id is read from the address where it is one', () => {
  expect(['31', '0', '-1', '1.5', '12345678901', 'x', null].map(readId)).toEqual([
    31,
    ...Array<undefined>(6).fill(undefined),
  ]);
});
