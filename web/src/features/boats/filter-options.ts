import { BOAT_SORTS } from '@harbourline/contracts';
import { CITIES } from '../../shared/config/site';
import { formatMoney } from '../../shared/lib/money';
import type { Option } from '../../shared/ui/fields';
import { PRICES } from './filters';
import { text } from './messages';

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

function priceLabel(range: string) {
  const [from, to] = range.replace('+', '').split('-').map(Number);
  if (from === undefined) return range;
  return to === undefined ? `${formatMoney(from, true)}+` : `${formatMoney(from, true)} – ${formatMoney(to, true)}`;
}
