import type { CancellationCause } from '@harbourline/contracts';
import {
  type Actor,
  addHours,
  amountsDue,
  BREACH_HOURS,
  countingStart,
  type Ending,
  freeCancellationUntil,
  isOverdue,
  mayAct,
  PROVIDER_GRACE_HOURS,
  type Refund,
  REFUND_RULES,
  refundFor,
  RENTER_NOTICE_HOURS,
  isActive,
  isCompleted,
  isRequest,
} from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Booking } from '../generated/prisma/client';
import type { BookingChange } from './booking-change';
import { paidDepositCents } from './deposit-of-booking';
import { end } from './end-booking';
import { situationOf } from './situation';

/** The actor who would end a booking, with the other facts that the rules need. */
export interface Canceller {
  actor: Actor;
  now: Date;
  /** Taxes on the owner's share, in percent. */
  taxPercent: number;
  /** Why an administrator ends it. */
  cause?: CancellationCause | undefined;
}

/**
 * What becomes of the deposit if this actor ends the booking now: what is shown before is what is done.
 * @throws AppError `booking_not_active`; `charter_started` for all but administrators; `booking_not_confirmed` for a
 * captain, whose part begins with the confirmation.
 */
export function refundNow(booking: Booking, canceller: Canceller): Refund {
  const { actor, now } = canceller;
  const active = isActive(booking);
  if (!active && !(actor === 'administrator' && isCompleted(booking))) {
    throw new AppError('booking_not_active');
  }
  if (actor !== 'administrator' && booking.chooseTimeBy === null && isOverdue(now, booking.startDate))
    throw new AppError('charter_started');
  if (actor === 'captain' && isRequest(booking)) throw new AppError('booking_not_confirmed');
  return refundFor(endingOf(booking, canceller));
}

/** Until when `refundNow` goes on saying the same; null where it does not change any more. */
export function refundHoldsUntil(booking: Booking, { rule }: Refund, { cause }: Canceller): Date | null {
  switch (rule) {
    case REFUND_RULES.renterBreach:
      return addHours(booking.startDate, -BREACH_HOURS);
    case REFUND_RULES.providerEndsSoon:
      return cause === 'provider_breach' ? null : addHours(confirmedAt(booking), PROVIDER_GRACE_HOURS);
    case REFUND_RULES.renterEndsFreely:
      return freeCancellationUntil({ placedAt: booking.createdAt, start: startOfRules(booking) });
    case REFUND_RULES.renterEnds:
      return addHours(startOfRules(booking), -RENTER_NOTICE_HOURS);
    default:
      return null;
  }
}

export interface Cancellation extends Canceller {
  reason: string | undefined;
  refundChoiceHours: number;
}

/** The renter or the owner ends a booking. @throws AppError as `refundNow`. */
export function cancel(booking: Booking, cancellation: Cancellation & { actor: 'renter' | 'owner' }): BookingChange {
  const { actor, now, reason, refundChoiceHours } = cancellation;
  const refund = refundNow(booking, cancellation);
  if (!mayAct('cancel', situationOf(booking, actor))) throw new AppError('booking_not_active');
  return end(booking, {
    at: now,
    outcome: actor === 'renter' ? 'renter_cancelled' : 'owner_cancelled',
    by: actor,
    reason: reason ?? null,
    refund,
    refundChoiceHours,
  });
}

function endingOf(booking: Booking, { actor, now: at, cause, taxPercent }: Canceller): Ending {
  const { startDate: start, createdAt: placedAt } = booking;
  const depositCents = paidDepositCents(booking);
  if (isRequest(booking)) return { cause: 'never_confirmed', depositCents };

  // Called off: it was the weather or the boat, whoever ends the booking.
  if (booking.chooseTimeBy !== null && actor !== 'administrator') return { cause: 'platform', depositCents };

  const byProvider = { cause: 'provider', depositCents, at, confirmedAt: confirmedAt(booking), breach: false } as const;
  if (actor === 'renter') {
    // Without its captain the charter is not what was booked: leaving it is the provider's doing.
    if (booking.captainWanted) return byProvider;
    const { commissionCents } = amountsDue(booking);
    return { cause: 'renter', depositCents, at, placedAt, start: startOfRules(booking), commissionCents, taxPercent };
  }
  if (actor !== 'administrator') return byProvider;
  if (cause === 'renter_breach') return { cause, depositCents, at, start };
  if (cause === 'provider_breach') return { ...byProvider, breach: true };
  return { cause: 'platform', depositCents };
}

/** From which start the rules about what a renter cancels count. */
function startOfRules({ startDate, leftStart }: Booking): Date {
  return countingStart({ start: startDate, leftStart });
}

function confirmedAt(booking: Booking): Date {
  return booking.confirmedAt ?? booking.createdAt;
}
