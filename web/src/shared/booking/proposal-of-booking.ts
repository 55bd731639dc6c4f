import type { BookingView } from '@harbourline/contracts';

/** What one side proposes for a booking, while the other has not answered: all of it as it would be. */
export interface ProposedBooking {
  /** For a request its owner's other time or captain; for a charter any change. */
  of: 'request' | 'charter';
  by: 'renter' | 'owner';
  respondBy: string | null;
  startDate: string;
  endDate: string;
  captainId: number | null;
}

/** The proposal that waits for an answer: the service answers it in two views, as the specification has one for a request. */
export function proposalOfBooking(booking: Proposable): ProposedBooking | null {
  const { ownerAdjusted, adjustedStartDate, adjustedEndDate, adjustedCaptainId, proposedChange } = booking;
  if (ownerAdjusted || adjustedStartDate !== null) {
    return {
      ...{ of: 'request', by: 'owner', respondBy: booking.respondBy },
      startDate: adjustedStartDate ?? booking.startDate,
      endDate: adjustedEndDate ?? booking.endDate,
      captainId: adjustedCaptainId ?? booking.captainId,
    };
  }
  if (!proposedChange) return null;
  const { by, respondBy, startDate, endDate, captainId } = proposedChange;
  return { of: 'charter', by, respondBy, startDate, endDate, captainId };
}

/** What of a booking is needed for it. */
export type Proposable = Pick<
  BookingView,
  | 'ownerAdjusted'
  | 'adjustedStartDate'
  | 'adjustedEndDate'
  | 'adjustedCaptainId'
  | 'proposedChange'
  | 'respondBy'
  | 'startDate'
  | 'endDate'
  | 'captainId'
>;
