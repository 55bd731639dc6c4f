import { addHours } from '@harbourline/policy';
import type { Booking } from '../../src/generated/prisma/client';

export const START = new Date('2026-07-04T18:00:00Z');
export const PLACED = addHours(START, -14 * 24);
export const HOURS_TO_ANSWER = 24;
export const TORONTO = 'America/Toronto';
export const CAPTAIN_ID = 7;

/** A paid request with a captain, as it is stored: four hours in Toronto, two weeks ahead. */
export const REQUEST: Booking = {
  ...{ id: 31, reservationId: '8d0f7b0e-3a52-4a3e-9d0c-2f6f5d1c0a31', version: 3, policyVersion: 1 },
  ...{ boatId: 5, renterId: 1, ownerId: 2, captainId: CAPTAIN_ID },
  ...{ startDate: START, endDate: addHours(START, 4), guestCount: 6, specialRequests: null, purposeOfRental: null },
  ...{ boatRentalCents: 160_000, captainFeeCents: 40_000, totalCents: 200_000, depositCents: 50_000 },
  ...{ balanceFromRenterCents: 110_000, dueToCaptainCents: 40_000 },
  ...{ status: 'pending', outcome: null, respondBy: addHours(PLACED, HOURS_TO_ANSWER), confirmedAt: null },
  ...{ paymentIntentId: 'pi_1', creditCents: 0, paidDate: PLACED, paidReference: null, givenBackReference: null },
  ...{ ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null, adjustedStartDate: null },
  ...{ adjustedEndDate: null, ownerRespondBy: null, changeProposal: null, changeRespondBy: null },
  ...{ captainWanted: false, captainAnswer: null, ownerAcceptedAt: null },
  ...{ calledOffCause: null, calledOffBy: null, chooseTimeBy: null, leftStart: null },
  ...{ cancelledAt: null, cancelledBy: null, cancellationReason: null, cancellationReasonCode: null },
  ...{ refundCents: null, refundRule: null, ownerKeepsCents: null, platformKeepsCents: null, taxCents: null },
  ...{ creditInstead: false, refundChoice: null, chooseBy: null, refundedAt: null },
  ...{ returnedCents: 0, disputed: false, cardRefused: false },
  boatSnapshot: { boatName: 'Orca', model: 'Sea Ray', length: 40, city: 'Toronto', capacity: 10, images: [] },
  ...{ searchText: 'orca', createdAt: PLACED, updatedAt: PLACED },
};

/** The same, confirmed six hours after it was placed. */
export const CHARTER: Booking = {
  ...REQUEST,
  ...{ status: 'confirmed', respondBy: null, confirmedAt: addHours(PLACED, 6) },
};

export const CANCELLED: Booking = { ...CHARTER, status: 'cancelled', outcome: 'renter_cancelled' };
export const COMPLETED: Booking = { ...CHARTER, status: 'completed' };

/** A charter that was called off on its eve: its renter has a week to find a new time. */
export const CALLED_OFF: Booking = {
  ...CHARTER,
  ...{ calledOffCause: 'weather', calledOffBy: 'owner', chooseTimeBy: addHours(START, 6 * 24) },
};

/** The owner's other time for the request, until a day later. */
export const ADJUSTED: Booking = {
  ...REQUEST,
  ...{ ownerAdjusted: true, adjustedStartTime: '16:00', adjustedStartDate: addHours(START, 2) },
  ...{ adjustedEndDate: addHours(START, 6), ownerRespondBy: REQUEST.respondBy, respondBy: addHours(PLACED, 30) },
};

const AMOUNTS = {
  ...{ boatRentalCents: 200_000, captainFeeCents: 50_000, totalCents: 250_000 },
  ...{ balanceFromRenterCents: 150_000, dueToCaptainCents: 50_000 },
};
export const PROPOSED = {
  ...{ id: '0b0f7b0e-3a52-4a3e-9d0c-2f6f5d1c0a31', by: 'renter' as const, ...AMOUNTS },
  ...{ startDate: addHours(START, 24), endDate: addHours(START, 29), captainId: CAPTAIN_ID, guestCount: 8 },
};
/** The charter with its renter's wish for the next day, which the owner may answer until two days before. */
export const WITH_PROPOSAL: Booking = {
  ...CHARTER,
  changeProposal: {
    ...{ ...PROPOSED, startDate: PROPOSED.startDate.toISOString(), endDate: PROPOSED.endDate.toISOString() },
    version: CHARTER.version,
  },
  changeRespondBy: addHours(START, -48),
};

/** An error with this code. */
export const refusal = (code: string, more: object = {}) => expect.objectContaining({ code, ...more }) as Error;
