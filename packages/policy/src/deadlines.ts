import { addHours } from './time';

/** How long an owner has to answer a reservation. */
export const OWNER_RESPONSE_HOURS = 24;
/** How long a renter has to answer an owner's proposal. */
export const RENTER_RESPONSE_HOURS = 24;
/** How long a slot is held for a checkout. */
export const HOLD_HOURS = 0.25;
/** How long after its end a confirmed booking counts as completed. */
export const COMPLETION_HOURS = 0;
/** How long after a charter its owner's share is due. */
export const OWNER_PAYOUT_DAYS = 30;
/** How long a renter has to choose between refund and credit; then it is the refund. */
export const REFUND_CHOICE_HOURS = 7 * 24;
/** How long a bank takes to show a refund, in business days. */
export const REFUND_ARRIVES_DAYS = '3-5';

/**
 * Until when the owner may answer: `hours` after the reservation was placed or last changed by its renter, or after its
 * captain has left, but no later than its start.
 */
export function ownerDeadline(askedAt: Date, start: Date, hours: number = OWNER_RESPONSE_HOURS): Date {
  return earliest(addHours(askedAt, hours), start);
}

/** Until when a proposal can be answered: `hours` after it, but no later than the earlier of both starts. */
export function proposalDeadline(
  proposedAt: Date,
  oldStart: Date,
  newStart: Date,
  hours: number = RENTER_RESPONSE_HOURS,
): Date {
  return earliest(addHours(proposedAt, hours), oldStart, newStart);
}

/**
 * Whether a deadline has passed. The deadline's own instant is still in time, as "within 24 h" includes the exact hour:
 * a query for what is overdue compares with `<`, not `<=`.
 */
export function isOverdue(now: Date, deadline: Date): boolean {
  return now.getTime() > deadline.getTime();
}

function earliest(...dates: Date[]): Date {
  return new Date(Math.min(...dates.map((date) => date.getTime())));
}
