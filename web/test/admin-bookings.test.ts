import type { BookingView } from '@harbourline/contracts';
import fc from 'fast-check';
import { changesTo, detailsOf, hoursOf, isStatusAlone } from '../src/features/bookings/admin/booking-changes';
import { duesOf } from '../src/features/bookings/admin/booking-dues';
import { type Details, detailsSchema } from '../src/features/bookings/admin/booking-fields';
import { bookingSearch, readBookingFilters, readOpenBooking } from '../src/features/bookings/admin/booking-filters';
import { dollarsIn, hoursIn } from '../src/features/bookings/admin/typed-numbers';

const booking = {
  status: 'confirmed',
  zone: 'America/Toronto',
  startDate: '2026-07-04T18:00:00.000Z',
  endDate: '2026-07-04T22:00:00.000Z',
  guestCount: 6,
  captainId: 9,
  boatRentalAmount: 1000,
  captainFee: 250.5,
  depositAmount: 313,
  paidDate: '2026-06-20T01:30:00.000Z',
  specialRequests: null,
} as BookingView;

/** The form's values, after its own checks, when these fields were edited. */
function edited(changes: Partial<ReturnType<typeof detailsOf>>, of = booking): Details {
  return detailsSchema(of.status).parse({ ...detailsOf(of), ...changes });
}

describe('the filters in the address', () => {
  const read = (query: string) => readBookingFilters(new URLSearchParams(query));

  it('come back as they went in, beside the booking that is open', () => {
    const filters = { status: 'declined', ownerId: 12, q: 'sea & sun', sort: 'start-asc' } as const;
    const search = new URLSearchParams(bookingSearch(filters, 77));
    expect(readBookingFilters(search)).toEqual(filters);
    expect(readOpenBooking(search)).toBe(77);
    expect(bookingSearch({})).toEqual({});
  });

  it('leave out what cannot be read, and what restricts nothing', () => {
    expect(read('status=lost&owner=me&q=%20&sort=backwards')).toEqual({});
    expect(read('status=all&owner=-3&sort=start-desc')).toEqual({});
    expect(readOpenBooking(new URLSearchParams('booking=0'))).toBeUndefined();
  });
});

it('reads amounts and durations as people type them, and nothing else', () => {
  expect(['450', ' $1,250.50 ', '0', '0.5'].map(dollarsIn)).toEqual([450, 1250.5, 0, 0.5]);
  expect(['', '-5', '1.234', 'ten', '1e3'].map(dollarsIn)).toEqual([null, null, null, null, null]);
  expect(['4', '2.5', ' 12 '].map(hoursIn)).toEqual([4, 2.5, 12]);
  expect(['', '0', '-4', '4h'].map(hoursIn)).toEqual([null, null, null, null]);
});

describe('what follows from the amounts', () => {
  it('is the deposit less 15% of rental and fee, also below zero', () => {
    expect(duesOf({ boatRentalAmount: '1000', captainFee: '200', depositAmount: '300' })).toEqual({
      total: 1200,
      dueToOwner: 120,
    });
    expect(duesOf({ boatRentalAmount: '1000', captainFee: '0', depositAmount: '100' }).dueToOwner).toBe(-50);
  });

  it('is exact to the cent', () => {
    const dollars = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(dollars, dollars, (boatRentalAmount, captainFee) => {
        const { total } = duesOf({ boatRentalAmount, captainFee, depositAmount: '0' });
        expect(total).toBe(Math.round((Number(boatRentalAmount) + Number(captainFee)) * 100) / 100);
      }),
    );
  });

  it('is not told while an amount cannot be read or the deposit is too much', () => {
    expect(duesOf({ boatRentalAmount: '', captainFee: '0', depositAmount: '10' })).toEqual({
      total: null,
      dueToOwner: null,
    });
    expect(duesOf({ boatRentalAmount: '100', captainFee: '0', depositAmount: '101' })).toEqual({
      total: 100,
      dueToOwner: null,
    });
  });
});

describe('what is sent of a booking that was edited', () => {
  it('is nothing when nothing was changed, however it is written', () => {
    expect(changesTo(booking, edited({}))).toEqual({});
    expect(
      changesTo(booking, edited({ boatRentalAmount: '$1,000', duration: '4.0', reason: 'for no reason' })),
    ).toEqual({});
  });

  it("tells the boat's own time, and both ends of it", () => {
    expect(detailsOf(booking)).toMatchObject({ startDate: '2026-07-04', startTime: '14:00', duration: '4' });
    expect(changesTo(booking, edited({ startTime: '15:30' }))).toEqual({
      startDate: '2026-07-04T19:30:00.000Z',
      endDate: '2026-07-04T23:30:00.000Z',
    });
    expect(changesTo(booking, edited({ duration: '6' }))).toEqual({
      startDate: booking.startDate,
      endDate: '2026-07-05T00:00:00.000Z',
    });
  });

  it('keeps the second of two equal hours when only the duration changes', () => {
    const repeated = { ...booking, startDate: '2026-11-01T06:30:00.000Z', endDate: '2026-11-01T10:30:00.000Z' };
    expect(hoursOf(repeated)).toBe(4);
    expect(changesTo(repeated, edited({ duration: '5' }, repeated)).startDate).toBe(repeated.startDate);
  });

  it('takes the captain, the paid date and the requests away when they are emptied', () => {
    expect(changesTo(booking, edited({ captainId: '', captainFee: '0', paidDate: '' }))).toEqual({
      captainId: null,
      captainFee: 0,
      paidDate: null,
    });
    expect(changesTo({ ...booking, specialRequests: 'Ice' }, edited({ specialRequests: '' }))).toEqual({
      specialRequests: null,
    });
  });

  it('sends the fee that was on screen with another captain', () => {
    expect(changesTo(booking, edited({ captainId: '5' }))).toEqual({ captainId: 5, captainFee: 250.5 });
  });

  it('puts a paid date on that day in the zone of the boat', () => {
    expect(detailsOf(booking).paidDate).toBe('2026-06-19');
    expect(changesTo(booking, edited({ paidDate: '2026-06-21' }))).toEqual({ paidDate: '2026-06-21T16:00:00.000Z' });
    expect(changesTo(booking, edited({ paidReference: 'T-17' }))).toEqual({ paidReference: 'T-17' });
    expect(changesTo(booking, edited({ paidDate: '', paidReference: 'T-17' }))).toEqual({ paidDate: null });
  });

  it('names the cause of a cancellation, and of nothing else', () => {
    const details = { reason: 'Storm', cause: 'unsafe' } as const;
    const cancelled = changesTo(booking, edited({ ...details, status: 'cancelled' }));
    expect(cancelled).toEqual({ status: 'cancelled', ...details });
    expect(isStatusAlone(cancelled)).toBe(true);

    const moved = changesTo(booking, edited({ ...details, status: 'pending', guestCount: 7 }));
    expect(moved).toEqual({ status: 'pending', reason: 'Storm', guestCount: 7 });
    expect(isStatusAlone(moved)).toBe(false);
  });
});

it('refuses another status without a reason, at the field of the reason', () => {
  const check = detailsSchema('confirmed').safeParse({ ...detailsOf(booking), status: 'completed', reason: '  ' });
  expect(check.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['reason', 'Please give a reason'],
  ]);
});
