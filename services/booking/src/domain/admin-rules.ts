import { bindingRule, ERRORS, type BindingRule } from '@harbourline/contracts';
import {
  addHours,
  brokenRules as rulesBrokenBy,
  hoursOf as lengthOf,
  isCompleted,
  type CharterRule,
  type DepositShortfall,
  type Span,
} from '@harbourline/policy';
import { noticeInWords } from '@harbourline/policy/words';
import { AppError } from '@harbourline/service-kit/app-error';
import type { Boat } from './boat';
import { LONGEST_CHARTER_HOURS } from './longest-charter';
import { needInWords } from './refusal';

export interface Charter extends Span {
  guestCount: number;
  captainId: number | null;
}

/** How many hours a charter lasts. @throws AppError `duration_not_allowed` for one without an end, or that ends before it starts. */
export function hoursOf(time: Span): number {
  const { startDate, endDate } = time;
  if (endDate <= startDate || endDate > addHours(startDate, LONGEST_CHARTER_HOURS))
    throw new AppError('duration_not_allowed');
  return lengthOf(time);
}

interface Circumstances {
  boat: Boat;
  zone: string;
  now: Date;
  noticeHours: number;
  /** When the charter begins, as it will be. */
  startDate: Date;
  /** The total that was given, if one was, and the total as it is calculated. */
  saidTotalCents?: number | undefined;
  totalCents: number;
  /** What the deposit lacks for a change, unless it is changed as well. */
  shortfall?: DepositShortfall | null;
}

/**
 * The rules that bind everyone but administrators and that a booking, or a change of one, breaks. What is not changed is
 * not judged again; a time is judged as a whole, and needs no notice once it has come.
 */
export function brokenRules(
  before: (Charter & { status: string }) | null,
  after: Charter & { status: string },
  { boat, zone, now, noticeHours, saidTotalCents, totalCents, shortfall = null }: Circumstances,
): BindingRule[] {
  const isNew = !before || isMoved(before, after);
  const isJudged: Record<CharterRule, boolean> = {
    outside_hours: isNew,
    duration_not_allowed: isNew,
    notice_too_short: isNew && after.startDate > now,
    too_many_guests: after.guestCount > (before?.guestCount ?? 0),
    captain_required: !before || before.captainId !== null,
  };
  const ofRenters = rulesBrokenBy(after, { ...boat, zone }, { now, noticeHours });
  const broken = new Set<BindingRule>(ofRenters.filter((rule) => isJudged[rule]));
  if (isCompleted(after) && !(before && isCompleted(before)) && after.endDate > now) broken.add('charter_not_over');
  if (shortfall) broken.add('deposit_too_small');
  if (saidTotalCents !== undefined && saidTotalCents !== totalCents) broken.add('total_differs');
  return bindingRule.options.filter((rule) => broken.has(rule));
}

export function isMoved(before: Span, after: Span): boolean {
  return (
    before.startDate.getTime() !== after.startDate.getTime() || before.endDate.getTime() !== after.endDate.getTime()
  );
}

function sentenceOf(rule: BindingRule, { noticeHours, startDate, now, shortfall }: Said): string {
  switch (rule) {
    case 'outside_hours':
    case 'duration_not_allowed':
    case 'too_many_guests':
    case 'captain_required':
      return ERRORS[rule].message;
    case 'notice_too_short':
      return noticeInWords({ noticeHours });
    case 'charter_not_over':
      return startDate > now
        ? 'This charter has not begun yet. Once it is completed, its deposit is divided and it can be reviewed.'
        : 'This charter is not over yet.';
    case 'total_differs':
      return 'The total is not the sum of the boat rental and the captain fee. The sum is what will be saved.';
    case 'deposit_too_small':
      return shortfall ? `${needInWords(shortfall)}. The deposit stays as it is.` : ERRORS[rule].message;
  }
}

type Said = Pick<Circumstances, 'noticeHours' | 'startDate' | 'now' | 'shortfall'>;

/** @throws AppError `confirmation_needed` that names what is broken and was not meant to be. */
export function requireMeant(
  broken: readonly BindingRule[],
  despite: readonly BindingRule[],
  circumstances: Said,
): void {
  const asked = broken.filter((rule) => !despite.includes(rule));
  if (asked.length === 0) return;
  const fields = Object.fromEntries(asked.map((rule) => [rule, sentenceOf(rule, circumstances)]));
  const message = [ERRORS.confirmation_needed.message, ...Object.values(fields)].join(' ');
  throw new AppError('confirmation_needed', { message, fields });
}
