import { renterDeadline } from './deadlines';
import { freeCancellationUntil, RENTER_NOTICE_HOURS } from './refund';
import { fillTerms, termsInWords } from './terms';
import { addHours } from './time';
import { dayInWords, timeInWords } from './time-in-words';

/** The times from which the rules about a confirmed booking's deposit count. */
export interface RefundClocks {
  placedAt: Date;
  confirmedAt: Date;
  start: Date;
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
 * start; what counts from the reservation or its confirmation goes on counting, and does not begin again.
 */
export function effectOfChange(before: RefundClocks, newStart: Date): ChangeEffect {
  const clocks = { ...before, start: newStart };
  return {
    clocks,
    moved: before.start.getTime() !== newStart.getTime(),
    freeUntil: { before: freeCancellationUntil(before), after: freeCancellationUntil(clocks) },
    lateFrom: { before: lateFrom(before), after: lateFrom(clocks) },
  };
}

/** Until when a proposed change can be answered: `hours` after it, but no later than the earlier of both starts. */
export const changeDeadline = renterDeadline;

/** The effect of a change as one side reads it, in a sentence or two; `now` is when it is proposed. */
export function changeEffectInWords(
  { moved, freeUntil, lateFrom: late }: ChangeEffect,
  { reader, zone, now }: { reader: 'renter' | 'others'; zone: string; now: Date },
): string[] {
  if (!moved) return ['The rules for canceling stay as they are.'];
  const moment = (instant: Date) => `${dayInWords(instant, zone)}, ${timeInWords(instant, zone)}`;
  const ifCanceled = reader === 'renter' ? 'If you cancel' : 'If the renter cancels';
  const sentences = [
    late.after > now
      ? `${ifCanceled}, it counts as late from ${moment(late.after)} on, {{renterNoticeTime}} before the new start.`
      : `${ifCanceled} once the change is accepted, it counts as late, as the new start is no more than {{renterNoticeTime}} away.`,
    freeSentence(freeUntil, now, moment),
  ];
  const words = termsInWords();
  return sentences.map((sentence) => fillTerms(sentence, words));
}

function freeSentence(
  { before, after }: ChangeEffect['freeUntil'],
  now: Date,
  moment: (instant: Date) => string,
): string {
  if (after && after > now) {
    return `Free cancellation is possible until ${moment(after)}: its {{freeCancellationTime}} count from the reservation and do not start again.`;
  }
  if (before && before > now) return 'Free cancellation ends with the change, as the new start is too near for it.';
  return 'Free cancellation does not start again: its {{freeCancellationTime}} count from the reservation.';
}

function lateFrom({ start }: RefundClocks): Date {
  return addHours(start, -RENTER_NOTICE_HOURS);
}
