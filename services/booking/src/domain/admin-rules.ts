import { ERRORS, type ErrorCode } from '@harbourline/contracts';
import { addHours, hasNotice, isAllowedDuration, isStartSlot } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Boat } from './boat';
import { LONGEST_CHARTER_HOURS } from './longest-charter';

const MS_PER_HOUR = 3_600_000;

export interface Charter {
  startDate: Date;
  endDate: Date;
  guestCount: number;
}

/** How long a charter lasts. @throws AppError `duration_not_allowed` for one without an end, or that ends before it starts. */
export function hoursOf({ startDate, endDate }: Pick<Charter, 'startDate' | 'endDate'>): number {
  if (endDate <= startDate || endDate > addHours(startDate, LONGEST_CHARTER_HOURS))
    throw new AppError('duration_not_allowed');
  return (endDate.getTime() - startDate.getTime()) / MS_PER_HOUR;
}

/**
 * The first rule that binds everyone but administrators and that a change breaks. What is not changed is not judged
 * again; a time is judged as a whole.
 */
export function brokenRule(
  before: Charter,
  after: Charter,
  { boat, zone, now, noticeHours }: { boat: Boat; zone: string; now: Date; noticeHours: number },
): ErrorCode | null {
  if (isMoved(before, after)) {
    if (!isStartSlot(after.startDate, zone)) return 'outside_hours';
    if (!isAllowedDuration(hoursOf(after), boat.minimumHours)) return 'duration_not_allowed';
    if (!hasNotice(now, after.startDate, noticeHours)) return 'notice_too_short';
  }
  return after.guestCount > before.guestCount && after.guestCount > boat.capacity ? 'too_many_guests' : null;
}

export function isMoved(before: Omit<Charter, 'guestCount'>, after: Omit<Charter, 'guestCount'>): boolean {
  return (
    before.startDate.getTime() !== after.startDate.getTime() || before.endDate.getTime() !== after.endDate.getTime()
  );
}

/** @throws AppError `invalid_input` naming the reason that is missing. */
export function requireReason(
  reason: string | undefined,
  { statusChanges, broken }: { statusChanges: boolean; broken: ErrorCode | null },
): void {
  if (reason || (!statusChanges && !broken)) return;
  const message = broken ? `Please give a reason. ${ERRORS[broken].message}` : 'Please give a reason';
  throw new AppError('invalid_input', { message, fields: { reason: message } });
}
