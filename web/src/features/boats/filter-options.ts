import { BOAT_SORTS } from '@harbourline/contracts';
import type { When } from '../../shared/charter-time/charter-time-values';
import { CITIES } from '../../shared/config/site';
import { formatDay, formatShortDay, formatTime } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import type { Option } from '../../shared/ui/select-box';
import { PRICES } from './filters';
import { text } from './words';

const ALL = '';

export const locationOptions = (): Option[] => [
  { value: ALL, label: text('filter.allLocations') },
  ...CITIES.map((city) => ({ value: city, label: city })),
];

/** The given ranges, and the one from the address when it is none of them. */
export function capacityOptions(ranges: readonly string[], current?: string): Option[] {
  const all = current && !ranges.includes(current) ? [current, ...ranges] : ranges;
  return [
    { value: ALL, label: text('filter.anyCapacity') },
    ...all.map((range) => ({ value: range, label: text('filter.people', { range: range.replace('-', '–') }) })),
  ];
}

export function priceOptions(current?: string): Option[] {
  const all: readonly string[] = current && !PRICES.some((price) => price === current) ? [current, ...PRICES] : PRICES;
  return [
    { value: ALL, label: text('filter.allPrices') },
    ...all.map((range) => ({ value: range, label: priceLabel(range) })),
  ];
}

export const sortOptions = (): Option[] => BOAT_SORTS.map((sort) => ({ value: sort, label: text(`sort.${sort}`) }));

/** "Fri, Aug 7, 2026 · 2:00 p.m. · 4 hours" */
export const whenLabel = (when: When) => labelOf(when, formatDay);

/** "Aug 7 · 2:00 p.m. · 4 hours" */
export const shortWhenLabel = (when: When) => labelOf(when, formatShortDay);

function labelOf({ date, startTime, hours }: When, dayOf: (iso: string, zone: string) => string): string {
  const parts = [
    date && dayOf(date, 'utc'),
    startTime && timeLabel(startTime),
    hours && text('detail.hours', { count: hours }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The clock is the boat's, whichever its zone. */
export const timeLabel = (time: string) => formatTime(`2000-01-01T${time}`, 'utc');

function priceLabel(range: string) {
  const [from, to] = range.replace('+', '').split('-').map(Number);
  if (from === undefined) return range;
  return to === undefined ? `${formatMoney(from)}+` : `${formatMoney(from)} – ${formatMoney(to)}`;
}
