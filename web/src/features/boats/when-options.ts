import { DEFAULT_MINIMUM_HOURS, durationChoices, START_TIMES } from '@harbourline/policy';
import type { Option } from '../../shared/ui/select-box';
import { timeLabel } from './filter-options';
import { text as ofBoats } from './words';
import { text } from './when-words';

const ANY = '';

export const startTimeOptions = (): Option[] => [
  { value: ANY, label: text('anyTime') },
  ...START_TIMES.map((time) => ({ value: time, label: timeLabel(time) })),
];

/** What boats go out for, and what is chosen already, from an address for example. */
export function hoursOptions(shortest = DEFAULT_MINIMUM_HOURS, chosen?: number): Option[] {
  const choices = new Set([...(chosen ? [chosen] : []), ...durationChoices(shortest)]);
  return [
    { value: ANY, label: text('anyHours') },
    ...[...choices]
      .sort((one, other) => one - other)
      .map((count) => ({ value: String(count), label: ofBoats('detail.hours', { count }) })),
  ];
}
