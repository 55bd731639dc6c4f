import type { BookingView, CalendarBlock, DepositView, ProposedChangeView } from '@harbourline/contracts';

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
    captainAnswer: null,
    ownerAcceptedAt: null,
    captainsWhoLeft: [],
    respondBy: null,
    proposedChange: null,
    calledOff: null,
    confirmedAt: null,
    leftStart: null,
    boarding: null,
    endedCalledOff: null,
    cancelledAt: null,
    cancellationReason: null,
    cancellationReasonCode: null,
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

/** A change of that booking, once confirmed, by a day and two guests for $200 more, that its owner has proposed. */
export function aProposedChange(change: Partial<ProposedChangeView> = {}): ProposedChangeView {
  return {
    ...{ id: '0d1f7c7e-6f5f-4c58-9a3e-3f1f5d1c9a10', by: 'owner', respondBy: '2099-08-02T12:00:00Z' },
    ...{ startDate: '2099-08-08T18:00:00Z', endDate: '2099-08-08T22:00:00Z', captainId: 3 },
    ...{ captainName: 'Carla Santos', guestCount: 8, boatRentalAmount: 1400, captainFee: 400, totalPrice: 1800 },
    ...{ balanceDue: 1000, dueToCaptain: 400, difference: 200 },
    effectCodes: [{ code: 'free_not_again', at: null }],
    effect: ['Free cancellation does not start again: its 24 hours count from the reservation.'],
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
