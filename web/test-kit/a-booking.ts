import type { BookingView, CalendarBlock, DepositView } from '@harbourline/contracts';

/** A deposit of $400 that a card has paid, the charter being to come; changed where it matters. */
export function aDeposit(change: Partial<DepositView> = {}): DepositView {
  return {
    ...{ amount: 400, how: 'card', byCard: 400, byCredit: 0, outside: 0, stage: 'held', rule: null },
    ...{ back: 0, toCard: 0, asCredit: 0, byHand: 0, kept: 0, creditChosen: false },
    ...{ goneBackAt: null, givenBackReference: null },
    ...change,
  };
}

/** A pending booking of a boat in Toronto, four hours with a captain for $100 an hour, changed where it matters. */
export function aBooking(change: Partial<BookingView> = {}): BookingView {
  return {
    id: 1,
    status: 'pending',
    outcome: null,
    createdAt: '2026-07-01T12:00:00Z',
    boatId: 7,
    boatName: null,
    renterId: 2,
    ownerId: 4,
    captainId: 3,
    startDate: '2026-08-07T18:00:00Z',
    endDate: '2026-08-07T22:00:00Z',
    zone: 'America/Toronto',
    guestCount: 6,
    specialRequests: null,
    purposeOfRental: null,
    totalPrice: 1600,
    boatRentalAmount: 1200,
    captainFee: 400,
    depositAmount: 400,
    balanceDue: 800,
    dueToCaptain: 400,
    paidDate: '2026-07-01T12:00:00Z',
    paidReference: null,
    paymentIntentId: 'pi_1',
    ownerAdjusted: false,
    adjustedStartTime: null,
    adjustedCaptainId: null,
    adjustedStartDate: null,
    adjustedEndDate: null,
    captainWanted: false,
    captainsWhoLeft: [],
    respondBy: null,
    cancelledAt: null,
    cancellationReason: null,
    refund: null,
    deposit: aDeposit(),
    boat: {
      id: 7,
      length: 32,
      model: 'Sundancer',
      boatName: null,
      title: '32ft Sundancer',
      city: 'Toronto',
      capacity: 8,
      images: [],
    },
    owner: null,
    renter: null,
    captain: null,
    amountDueToOwner: null,
    ...change,
  };
}

/** The same as administrators see it, who read what the boat is called. */
export function aNamedBooking(): BookingView {
  const booking = aBooking();
  return { ...booking, boatName: 'Sea Breeze', boat: { ...booking.boat, boatName: 'Sea Breeze' } };
}

/** Two days that a captain keeps free. */
export function aBlock(): CalendarBlock {
  return {
    ...{ id: '7b0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a02', boatId: null, captainId: 3, note: 'Holiday' },
    ...{ startDate: '2026-08-01T04:00:00Z', endDate: '2026-08-03T04:00:00Z', createdAt: '2026-07-01T12:00:00Z' },
  };
}
