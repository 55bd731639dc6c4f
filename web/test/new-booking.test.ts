import {
  isComplete,
  NEW_BOOKING,
  newBookingFields,
  timeOf,
  toNewBooking,
} from '../src/features/bookings/admin/new-booking';

const TORONTO = 'America/Toronto';
const typed = {
  ...NEW_BOOKING,
  boatId: 3,
  renterId: 8,
  startDate: '2026-07-04',
  startTime: '14:00',
  boatRentalAmount: '1000',
  captainFee: '200',
};

it('starts with 4 hours, 1 guest, confirmed and without a captain', () => {
  expect(NEW_BOOKING).toMatchObject({ duration: '4', guestCount: 1, status: 'confirmed', captainId: '' });
});

it('is complete once boat, renter and start are there', () => {
  expect(isComplete(typed)).toBe(true);
  for (const name of ['boatId', 'renterId', 'startDate', 'startTime'] as const) {
    expect(isComplete({ ...typed, [name]: NEW_BOOKING[name] })).toBe(false);
  }
});

it('sends start and end by the clock of the boat, and amounts that add up', () => {
  expect(toNewBooking(newBookingFields.parse({ ...typed, depositAmount: '310', captainId: '5' }), TORONTO)).toEqual({
    boatId: 3,
    renterId: 8,
    captainId: 5,
    status: 'confirmed',
    guestCount: 1,
    startDate: '2026-07-04T18:00:00.000Z',
    endDate: '2026-07-04T22:00:00.000Z',
    boatRentalAmount: 1000,
    captainFee: 200,
    totalPrice: 1200,
    depositAmount: 310,
    balanceDue: 690,
    specialRequests: null,
  });
});

it('leaves the deposit to the server where none is given', () => {
  expect(toNewBooking(newBookingFields.parse(typed), TORONTO)).toMatchObject({ depositAmount: null, balanceDue: 700 });
});

it('asks for no price before it is said when', () => {
  expect(timeOf({ ...typed, startTime: '' }, TORONTO)).toBeNull();
  expect(timeOf({ ...typed, startDate: '2026-02-30' }, TORONTO)).toBeNull();
  expect(timeOf({ ...typed, duration: 'long' }, TORONTO)).toBeNull();
  expect(timeOf({ ...typed, startDate: '2026-03-07', startTime: '22:00' }, TORONTO)).toEqual({
    startDate: '2026-03-08T03:00:00.000Z',
    endDate: '2026-03-08T07:00:00.000Z',
  });
});

it('says when and as what a deposit was paid to us directly, and nothing of one that nobody has paid', () => {
  const made = (more: object) => toNewBooking(newBookingFields.parse({ ...typed, ...more }), TORONTO);
  expect(made({ paidDate: '2026-06-20', paidReference: ' T-17 ' })).toMatchObject({
    ...{ paidDate: '2026-06-20T16:00:00.000Z', paidReference: 'T-17' },
  });
  expect(made({ paidReference: 'T-17' })).not.toHaveProperty('paidReference');
});
