import type { BookingState } from '@harbourline/contracts';
import type { Conversing } from '@harbourline/policy';
import { wasConfirmed } from '../messages/was-confirmed';

/** What the policy of messages has to know of a booking. */
export function conversingOf(booking: BookingState): Conversing {
  const { status, endDate, cancelledAt } = booking;
  return {
    status,
    wasConfirmed: wasConfirmed(booking),
    end: new Date(endDate),
    cancelledAt: cancelledAt === null ? null : new Date(cancelledAt),
  };
}
