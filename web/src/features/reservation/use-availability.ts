import type { BoatView } from '@harbourline/contracts';
import { earliestStart, localDateOf, START_TIMES } from '@harbourline/policy';
import { useMemo, useState } from 'react';
import { monthRange, toCalendar } from './calendar-dates';
import { firstDate, type Rules, slotsOn, takenDates } from './free-slots';
import { useAvailabilityQuery } from './reservation-api';

/** When the boat is free: in the month on screen, and in that of the chosen date. */
export function useAvailability(boat: BoatView, date: string) {
  const [month, setMonth] = useState(() => toCalendar(date || localDateOf(earliestStart(new Date()), boat.zone)));
  const onScreen = useMonth(boat, month);
  const { rules: dateRules, isKnown: isDateKnown } = useMonth(boat, date ? toCalendar(date) : month);
  const { rules } = onScreen;
  const first = useMemo(() => firstDate(rules), [rules]);
  return {
    ...onScreen,
    month,
    setMonth,
    today: localDateOf(new Date(), boat.zone),
    first,
    firstStart: useMemo(
      () => slotsOn(first, { ...rules, busy: [] }).find(({ state }) => state === 'free')?.start.toISOString(),
      [first, rules],
    ),
    taken: useMemo(() => takenDates(rules), [rules]),
    dateRules,
    isDateKnown,
  };
}

/** Until the answer is there, only the rule of notice is known. */
function useMonth({ id, zone, minimumHours }: BoatView, month: Date) {
  const query = useAvailabilityQuery({ boatId: id, ...monthRange(month) });
  const answer = query.currentData;
  const rules: Rules = useMemo(
    () => ({
      zone,
      minimumHours,
      earliestStart: answer?.earliestStart ?? earliestStart(new Date()).toISOString(),
      startTimes: answer?.startTimes ?? [...START_TIMES],
      busy: answer?.busy ?? [],
    }),
    [answer, zone, minimumHours],
  );
  return {
    rules,
    isKnown: answer !== undefined,
    failed: query.error !== undefined && !query.isFetching && answer === undefined,
    retry: () => void query.refetch(),
  };
}

export type BoatAvailability = ReturnType<typeof useAvailability>;
