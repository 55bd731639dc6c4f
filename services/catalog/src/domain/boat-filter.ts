import { centsOf, cityOf, type City } from '@harbourline/policy';

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
}

export interface BoatQuery {
  location?: string | undefined;
  capacity?: string | undefined;
  price?: string | undefined;
  q?: string | undefined;
}

/**
 * Reads the filters of the boat list: a city in any case, ranges such as `1-8` and `13+`, words with blanks in between;
 * `all` and `any` leave a filter out.
 * @returns null when no boat can fit: in a city where there are none, or for a text without a letter or a digit.
 */
export function readBoatFilter({ location, capacity, price, q = '' }: BoatQuery): BoatFilter | null {
  const city = readCity(location);
  const words = readWords(q);
  if (city === null || (q && words.length === 0)) return null;
  const dollars = readRange(price);
  return {
    city,
    capacity: readRange(capacity),
    rateCents: dollars && { from: centsOf(dollars.from), to: dollars.to === null ? null : centsOf(dollars.to) },
    words,
  };
}

function readCity(location = ''): City | null | undefined {
  const wanted = location.trim().toLowerCase();
  return wanted === '' || wanted === 'all' ? undefined : (cityOf(wanted) ?? null);
}

/** A stray sign between words is not asked for. */
function readWords(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function readRange(text = ''): Range | undefined {
  const [, from, , to] = /^(\d+)(\+|-(\d+))$/.exec(text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: to === undefined ? null : Number(to) };
}
