import {
  earliestStart,
  firstCharterDay,
  localDateOf,
  slotsOn,
  takenDates,
  type TimeRules,
  withoutOwn,
} from '@harbourline/policy';
import { useMemo, useState } from 'react';
import { businessTerms } from '../config/business-terms';
import { monthRange, toCalendar } from '../lib/calendar-dates';
import { serverNow } from '../lib/server-time';
import { useAvailabilityQuery } from './availability-api';
import { spanOf, type ToldSpan } from './told-span';

interface Boat {
  id: number;
  zone: string;
  minimumHours: number;
}

/** When the boat is free: in the month on screen, and in that of the chosen date. `own` is not in the renter's way. */
export function useAvailability(boat: Boat, date: string, own: ToldSpan | null) {
  const [month, setMonth] = useState(() =>
    toCalendar(date || localDateOf(earliestStart(serverNow(), businessTerms.noticeHours), boat.zone)),
  );
  const onScreen = useMonth(boat, month, own);
  const { rules: dateRules, isKnown: isDateKnown } = useMonth(boat, date ? toCalendar(date) : month, own);
  const { rules } = onScreen;
  const first = useMemo(() => firstCharterDay(rules.earliestStart, rules.zone, rules.startTimes), [rules]);
  return {
    ...onScreen,
    month,
    setMonth,
    today: localDateOf(serverNow(), boat.zone),
    first,
    firstStart: useMemo(
      () =>
        slotsOn(first, { ...rules, busy: [] })
          .find(({ state }) => state === 'free')
          ?.start.toISOString(),
      [first, rules],
    ),
    taken: useMemo(() => takenDates(rules), [rules]),
    dateRules,
    isDateKnown,
  };
}

/** Until the answer is there, only the rule of notice is known. */
function useMonth({ id, zone, minimumHours }: Boat, month: Date, own: ToldSpan | null) {
  const query = useAvailabilityQuery({ boatId: id, ...monthRange(month) });
  const answer = query.currentData;
  const rules: TimeRules = useMemo(
    () => ({
      zone,
      minimumHours,
      earliestStart: answer ? new Date(answer.earliestStart) : earliestStart(serverNow(), businessTerms.noticeHours),
      startTimes: answer?.startTimes,
      busy: withoutOwn(answer?.busy.map(spanOf) ?? [], own && spanOf(own)),
    }),
    [answer, zone, minimumHours, own],
  );
  return {
    rules,
    isKnown: answer !== undefined,
    failed: query.error !== undefined && !query.isFetching && answer === undefined,
    retry: () => void query.refetch(),
  };
}

export type BoatAvailability = ReturnType<typeof useAvailability>;
