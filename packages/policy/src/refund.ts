import { integerCents, percentOf } from './cents';
import { addHours } from './time';

/** Goes up with every change to the rules below; a booking remembers the one it was made under. */
export const POLICY_VERSION = 2;
/** From this version on, a change of date that the renter wished for makes no rule better. */
export const NEAREST_START_VERSION = 2;

/** A renter who cancels a confirmed booking this soon after placing it gets the deposit back … */
export const FREE_CANCELLATION_HOURS = 24;
/** … if the charter is more than so many hours away. */
export const RENTER_NOTICE_HOURS = 72;
/** How soon after the confirmation an owner or captain cancels with a plain refund. */
export const PROVIDER_GRACE_HOURS = 24;
/** For a renter's breach, the owner keeps the deposit from so many hours before the start on. */
export const BREACH_HOURS = 48;
/** The owner's part of the deposit when a renter cancels later than that. */
export const LATE_OWNER_PERCENT = 90;

/** Why a reservation or booking ends, with what the rules ask about it. */
export type Ending = { depositCents: number } & (
  | { cause: 'renter_breach'; at: Date; start: Date }
  /** Declined, expired, lapsed, slot lost, or cancelled by anyone while pending. */
  | { cause: 'never_confirmed' }
  /** The platform ends it, its boat is withdrawn, or it would not be safe. */
  | { cause: 'platform' }
  /** The owner or captain cancels, or has broken the terms. */
  | { cause: 'provider'; at: Date; confirmedAt: Date; breach: boolean }
  | { cause: 'renter'; at: Date; placedAt: Date; start: Date; commissionCents: number; taxPercent: number }
);

/** The rules of the terms by which a deposit goes somewhere, with their numbers, which calls, events and records carry. */
export const REFUND_RULES = {
  /** Broken by the renter shortly before the start: the owner keeps the deposit. */
  renterBreachNearStart: 'R1',
  renterBreach: 'R2',
  neverConfirmed: 'R3',
  platformEnds: 'R4',
  /** Ended by owner or captain soon after the confirmation, or because they have broken the terms. */
  providerEndsSoon: 'R5',
  /** Later: the renter chooses between refund and credit. */
  providerEnds: 'R6',
  renterEndsFreely: 'R7',
  renterEnds: 'R8',
  renterEndsLate: 'R9',
} as const;
export type RefundRule = (typeof REFUND_RULES)[keyof typeof REFUND_RULES];

/** The parts of a divided deposit: refund, owner, platform and tax add up to it. */
export interface Refund {
  rule: RefundRule;
  refundCents: number;
  /** The renter may take a credit of the same value instead. */
  creditInstead: boolean;
  ownerKeepsCents: number;
  platformKeepsCents: number;
  /** Taxes on what the owner keeps. */
  taxCents: number;
  policyVersion: number;
}

/**
 * What of a deposit goes back when a reservation or booking ends, who keeps the rest, and by which rule. Amounts in
 * cents; hours are elapsed time. "Within" a number of hours includes the exact hour, "more than" excludes it.
 * Throws RangeError for amounts that are negative or not integers.
 */
export function refundFor(ending: Ending): Refund {
  const { depositCents } = ending;
  if (integerCents(depositCents) < 0) throw new RangeError(`Not a deposit: ${depositCents} cents`);
  switch (ending.cause) {
    case 'renter_breach':
      return isWithin(BREACH_HOURS, ending.at, ending.start)
        ? kept(REFUND_RULES.renterBreachNearStart, depositCents, { ownerCents: depositCents })
        : kept(REFUND_RULES.renterBreach, depositCents, { ownerCents: 0 });
    case 'never_confirmed':
      return refunded(REFUND_RULES.neverConfirmed, depositCents);
    case 'platform':
      return refunded(REFUND_RULES.platformEnds, depositCents);
    case 'provider':
      return ending.breach || isWithin(PROVIDER_GRACE_HOURS, ending.confirmedAt, ending.at)
        ? refunded(REFUND_RULES.providerEndsSoon, depositCents)
        : { ...refunded(REFUND_RULES.providerEnds, depositCents), creditInstead: depositCents > 0 };
    case 'renter':
      return renterCancels(ending);
  }
}

/**
 * The last instant at which a renter who cancels a confirmed booking gets the deposit back; null when there is none,
 * as the charter is too near already when it is placed.
 */
export function freeCancellationUntil({ placedAt, start }: { placedAt: Date; start: Date }): Date | null {
  const lastBeforeNotice = addHours(start, -RENTER_NOTICE_HOURS).getTime() - 1;
  if (lastBeforeNotice < placedAt.getTime()) return null;
  return new Date(Math.min(addHours(placedAt, FREE_CANCELLATION_HOURS).getTime(), lastBeforeNotice));
}

function renterCancels(ending: Extract<Ending, { cause: 'renter' }>): Refund {
  const { at, placedAt, start, depositCents, commissionCents, taxPercent } = ending;
  if (isWithin(RENTER_NOTICE_HOURS, at, start)) {
    return kept(REFUND_RULES.renterEndsLate, depositCents, {
      ownerCents: percentOf(depositCents, LATE_OWNER_PERCENT),
      taxPercent,
    });
  }
  if (isWithin(FREE_CANCELLATION_HOURS, placedAt, at)) return refunded(REFUND_RULES.renterEndsFreely, depositCents);
  // The ordinary share; a deposit that does not cover the commission leaves the owner nothing.
  if (integerCents(commissionCents) < 0) throw new RangeError(`Not a commission: ${commissionCents} cents`);
  return kept(REFUND_RULES.renterEnds, depositCents, {
    ownerCents: Math.max(0, depositCents - commissionCents),
    taxPercent,
  });
}

/** Whether `later` comes at most so many hours after `earlier`, or before it. */
function isWithin(hours: number, earlier: Date, later: Date): boolean {
  return later.getTime() <= addHours(earlier, hours).getTime();
}

function refunded(rule: RefundRule, depositCents: number): Refund {
  return { ...kept(rule, depositCents, { ownerCents: 0 }), refundCents: depositCents, platformKeepsCents: 0 };
}

function kept(
  rule: RefundRule,
  depositCents: number,
  { ownerCents, taxPercent = 0 }: { ownerCents: number; taxPercent?: number },
): Refund {
  const taxCents = percentOf(ownerCents, taxPercent);
  return {
    rule,
    refundCents: 0,
    creditInstead: false,
    ownerKeepsCents: ownerCents - taxCents,
    platformKeepsCents: depositCents - ownerCents,
    taxCents,
    policyVersion: POLICY_VERSION,
  };
}
