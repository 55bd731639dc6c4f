import { hasNotice } from './notice';
import type { Span } from './room';
import { isAllowedDuration, isStartSlot } from './slots';

const MS_PER_HOUR = 3_600_000;

/** The rules that a charter of a boat has to keep, whatever else is reserved, in the order in which they are told. */
export type CharterRule =
  | 'outside_hours'
  | 'duration_not_allowed'
  | 'notice_too_short'
  | 'too_many_guests'
  | 'captain_required';

/** The hours of elapsed time that a charter lasts, fractions included. */
export function hoursOf({ startDate, endDate }: Span): number {
  return (endDate.getTime() - startDate.getTime()) / MS_PER_HOUR;
}

/** The rules that a charter breaks if it is reserved now, in their order. */
export function brokenRules(
  charter: Span & { guestCount: number; captainId: number | null },
  boat: { zone: string; minimumHours: number; capacity: number; onlyWithCaptain: boolean },
  { now, noticeHours }: { now: Date; noticeHours: number },
): CharterRule[] {
  const broken: Record<CharterRule, boolean> = {
    outside_hours: !isStartSlot(charter.startDate, boat.zone),
    duration_not_allowed: !isAllowedDuration(hoursOf(charter), boat.minimumHours),
    notice_too_short: !hasNotice(now, charter.startDate, noticeHours),
    too_many_guests: charter.guestCount > boat.capacity,
    captain_required: boat.onlyWithCaptain && charter.captainId === null,
  };
  return (Object.keys(broken) as CharterRule[]).filter((rule) => broken[rule]);
}
