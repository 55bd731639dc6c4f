import { centsOf, cityOf, localDateOf, zoneOf, type City } from '@harbourline/policy';
import { wordsOf } from '@harbourline/service-kit/search-text';
import { readFreeTime, type FreeTime, type FreeTimeQuery } from './free-time';

/** From … to, both included; `to` null has no upper end. */
export interface Range {
  from: number;
  to: number | null;
}

export interface BoatFilter {
  /** Undefined asks for every city. */
  city: City | undefined;
  /** Guests. */
  capacity: Range | undefined;
  rateCents: Range | undefined;
  /** Each has to occur. */
  words: readonly string[];
  /** Undefined asks for boats whether they are free or not. */
  free: FreeTime | undefined;
  /** The local day by whose rates boats are filtered and sorted; undefined for the lowest of the coming days. */
  date: string | undefined;
  /** Those alone that pets may come aboard, at least on request. */
  pets: boolean;
  /** Those alone with a washroom. */
  washroom: boolean;
  /** The local day on which a captain can be had for them; undefined asks for boats with and without one. */
  captainOn: string | undefined;
}

export interface BoatQuery extends FreeTimeQuery {
  location?: string | undefined;
  capacity?: string | undefined;
  price?: string | undefined;
  q?: string | undefined;
  pets?: 'true' | undefined;
  washroom?: 'true' | undefined;
  captain?: 'true' | undefined;
}

/**
 * Reads the filters of the boat list: a city in any case, ranges such as `1-8` and `13+`, words with blanks in between;
 * `all` and `any` leave a filter out.
 * @returns null when no boat can fit: in a city where there are none, for a text without a letter or a digit, or at a time
 * that is over.
 */
export function readBoatFilter(
  { location, capacity, price, q = '', pets, washroom, captain, ...time }: BoatQuery,
  now: Date,
): BoatFilter | null {
  const city = readCity(location);
  const words = readWords(q);
  if (city === null || (q && words.length === 0)) return null;
  const free = readFreeTime(time, city, now);
  if (free === null) return null;
  const dollars = readRange(price);
  return {
    city,
    capacity: readRange(capacity),
    rateCents: dollars && { from: centsOf(dollars.from), to: dollars.to === null ? null : centsOf(dollars.to) },
    words,
    free,
    date: time.date,
    pets: pets === 'true',
    washroom: washroom === 'true',
    captainOn: captain && (time.date ?? localDateOf(now, zoneOf(city ?? 'Toronto'))),
  };
}

function readCity(location = ''): City | null | undefined {
  const wanted = location.trim().toLowerCase();
  return wanted === '' || wanted === 'all' ? undefined : (cityOf(wanted) ?? null);
}

/** A stray sign between words is not asked for. */
function readWords(text: string): string[] {
  return wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function readRange(text = ''): Range | undefined {
  const [, from, , to] = /^(\d+)(\+|-(\d+))$/.exec(text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: to === undefined ? null : Number(to) };
}
