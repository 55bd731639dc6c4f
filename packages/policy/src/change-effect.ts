import { freeCancellationUntil, RENTER_NOTICE_HOURS } from './refund';
import { addHours } from './time';

/** The times from which the rules about a confirmed booking's deposit count. */
export interface RefundClocks {
  placedAt: Date;
  confirmedAt: Date;
  start: Date;
  /**
   * The nearest start from which the renter has moved the charter; null for none. What others move after that takes it
   * along: the lead that was lost stays lost, and no more.
   */
  leftStart: Date | null;
}

/** The start from which the rules count: a change that the renter wished for makes none of them better. */
export function countingStart({ start, leftStart }: Pick<RefundClocks, 'start' | 'leftStart'>): Date {
  return leftStart && leftStart < start ? leftStart : start;
}

/** What a change that both sides agree to does to the rules about the deposit. */
export interface ChangeEffect {
  /** From when the rules count once it is agreed. */
  clocks: RefundClocks;
  moved: boolean;
  /** The last instant at which the renter gets the deposit back; null where there is none. */
  freeUntil: { before: Date | null; after: Date | null };
  /** From when on the renter cancels late. */
  lateFrom: { before: Date; after: Date };
}

/**
 * Decides what a change of a confirmed charter does to the rules: what counts back from the start counts from the new
 * start or, where that is nearer, from the start from which the renter has moved the charter away (`leftStart`); what
 * counts from the reservation or its confirmation goes on counting, and does not begin again. `isRentersWish` is not true
 * of what owner, captain or weather caused.
 */
export function effectOfChange(
  before: RefundClocks,
  { newStart, isRentersWish }: { newStart: Date; isRentersWish: boolean },
): ChangeEffect {
  const moved = before.start.getTime() !== newStart.getTime();
  const leftStart = moved ? leftAfter(before, { newStart, isRentersWish }) : before.leftStart;
  const clocks = { ...before, start: newStart, leftStart };
  return {
    clocks,
    moved,
    freeUntil: { before: freeUntil(before), after: freeUntil(clocks) },
    lateFrom: { before: lateFrom(before), after: lateFrom(clocks) },
  };
}

function leftAfter(
  before: RefundClocks,
  { newStart, isRentersWish }: { newStart: Date; isRentersWish: boolean },
): Date | null {
  const counting = countingStart(before);
  if (isRentersWish) return counting;
  return before.leftStart && new Date(counting.getTime() + newStart.getTime() - before.start.getTime());
}

/**
 * What a change does to the rules for canceling, as it is stored and sent: everything stays as it is; whoever cancels from
 * `at` on, or once the change is accepted, cancels late; free cancellation is possible until `at`, ends with the change,
 * or was over before.
 */
export interface ChangeEffectCode {
  code: 'unchanged' | 'late_from' | 'late_at_once' | 'free_until' | 'free_ends' | 'free_not_again';
  at: Date | null;
}

/** The effect of a change as it is at a time: when it is proposed, or accepted. */
export function codesOfEffect({ moved, freeUntil: free, lateFrom: late }: ChangeEffect, now: Date): ChangeEffectCode[] {
  if (!moved) return [{ code: 'unchanged', at: null }];
  return [
    late.after > now ? { code: 'late_from', at: late.after } : { code: 'late_at_once', at: null },
    freeCode(free, now),
  ];
}

function freeCode({ before, after }: ChangeEffect['freeUntil'], now: Date): ChangeEffectCode {
  if (after && after > now) return { code: 'free_until', at: after };
  return { code: before && before > now ? 'free_ends' : 'free_not_again', at: null };
}

function freeUntil(clocks: RefundClocks): Date | null {
  return freeCancellationUntil({ placedAt: clocks.placedAt, start: countingStart(clocks) });
}

function lateFrom(clocks: RefundClocks): Date {
  return addHours(countingStart(clocks), -RENTER_NOTICE_HOURS);
}
