import { bookedDays } from '../src/features/bookings/owner/booked-days';

const booking = (startDate: string, endDate: string, zone = 'America/Toronto') => ({ startDate, endDate, zone });

it('marks the day of a charter by the boat’s clock', () => {
  expect(bookedDays(booking('2026-08-08T02:00:00Z', '2026-08-08T03:30:00Z'))).toEqual(['2026-08-07']);
});

it('marks both days of a charter that ends after midnight', () => {
  expect(bookedDays(booking('2026-08-08T02:30:00Z', '2026-08-08T14:30:00Z'))).toEqual(['2026-08-07', '2026-08-08']);
});

it('does not mark the day that begins when a charter ends', () => {
  expect(bookedDays(booking('2026-08-08T00:00:00Z', '2026-08-08T04:00:00Z'))).toEqual(['2026-08-07']);
});

it('counts days over the change of the clock and the end of a year', () => {
  expect(bookedDays(booking('2026-11-01T02:30:00Z', '2026-11-01T15:30:00Z'))).toEqual(['2026-10-31', '2026-11-01']);
  expect(bookedDays(booking('2027-01-01T03:30:00Z', '2027-01-01T15:30:00Z', 'America/Cancun'))).toEqual([
    '2026-12-31',
    '2027-01-01',
  ]);
});
