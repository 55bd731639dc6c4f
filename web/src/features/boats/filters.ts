import { BOAT_SORTS, type BoatSort } from '@harbourline/contracts';
import { MAX_HOURS, START_TIMES } from '@harbourline/policy';
import type { When } from '../../shared/charter-time/charter-time-values';
import { CITIES, type City } from '../../shared/config/site';

/** What boats are filtered by, as it stands in the address and in the call; nothing set means no restriction. */
export interface BoatFilters extends When {
  location?: City | undefined;
  /** A bucket such as `1-8` or a minimum such as `13+`, which an address may call `13`. */
  capacity?: string | undefined;
  /** Dollars per hour. */
  price?: string | undefined;
  /** Words of the model or the description. */
  q?: string | undefined;
  /** As the call has them: what is not asked for is not there. */
  pets?: 'true' | undefined;
  washroom?: 'true' | undefined;
  captain?: 'true' | undefined;
  /** Highest rate first where nothing is said. */
  sort?: BoatSort | undefined;
}

/** What a boat has to offer, whatever it costs and whenever it is free. */
export const OFFERS = ['pets', 'washroom', 'captain'] as const;
export const HOME_CAPACITIES = ['1-8', '9-12', '13+'] as const;
export const LIST_CAPACITIES = ['6+', '10+', '15+', '20+'] as const;
export const PRICES = ['100-300', '300-600', '600-1000', '1000+'] as const;

/** As much as the server takes. */
export const MOST_WORDS = 100;

/** As the server takes them; its schemas are more than a page needs to read an address. */
const DAY = /^20\d\d-\d\d-\d\d$/;
const HOURS = Array.from({ length: MAX_HOURS }, (_, index) => index + 1);
const RANGE = /^(\d+-\d+|\d+\+)$/;

/** Reads the filters from a query string; cities in any case, everything unreadable left out. */
export function readFilters(search: URLSearchParams): BoatFilters {
  const location = search.get('location')?.toLowerCase();
  return {
    location: CITIES.find((city) => city.toLowerCase() === location),
    // So many guests have to fit, whether or not a plus says so.
    capacity: range(search.get('capacity')?.replace(/^(\d+)$/, '$1+') ?? null),
    price: range(search.get('price')),
    q: search.get('q')?.trim().slice(0, MOST_WORDS) || undefined,
    ...Object.fromEntries(OFFERS.filter((offer) => search.get(offer) === 'true').map((offer) => [offer, 'true'])),
    ...readWhen(search),
    sort: BOAT_SORTS.find((sort) => sort === search.get('sort')),
  };
}

/** Reads the time alone, as filters, a boat and its reservation have it in their addresses. */
export function readWhen(search: URLSearchParams): When {
  const date = search.get('date');
  if (date === null || !DAY.test(date) || !exists(date)) return {};
  return {
    date,
    startTime: START_TIMES.find((time) => time === search.get('startTime')),
    hours: HOURS.find((hours) => hours === Number(search.get('hours'))),
  };
}

/** February has no 30th. */
function exists(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** Whether boats are left out, whatever the order of the others. */
export function isNarrowed({ sort: _, ...filters }: BoatFilters): boolean {
  return Object.values(filters).some(Boolean);
}

function range(value: string | null): string | undefined {
  // A plus sign arrives as a space where somebody typed it into the address.
  const text = value?.trim().replace(/^(\d+)$/, value.endsWith(' ') ? '$1+' : '$1');
  return text !== undefined && RANGE.test(text) ? text : undefined;
}

/** The query string of the filters that are set, with a question mark, or nothing. */
export function toSearch(filters: BoatFilters): string {
  const search = new URLSearchParams();
  for (const name of ['location', 'capacity', 'price', 'q', ...OFFERS, 'date', 'startTime', 'hours', 'sort'] as const) {
    const value = filters[name];
    if (value) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The query string of the time alone, which goes along to a boat and its reservation. */
export function whenSearch({ date, startTime, hours }: When): string {
  return toSearch({ date, startTime, hours });
}
