import { durationsFrom, slotsOn, type TimeRules } from '@harbourline/policy';
import type { CharterTimeValues, When } from '../../shared/charter-time/charter-time-values';

/** What of the time asked for can be had; nothing at all on a date without a free start. */
export function fittingPart({ date, startTime, hours }: When, rules: TimeRules): Partial<CharterTimeValues> {
  if (date === undefined) return {};
  const free = slotsOn(date, rules).filter(({ state }) => state === 'free');
  if (free.length === 0) return {};
  const slot = free.find(({ time }) => time === startTime);
  const choice = durationsFrom(slot?.start ?? null, rules).find((each) => each.hours === hours && each.isFree);
  return { date, ...(slot && { startTime: slot.time }), ...(choice && { duration: choice.hours }) };
}
