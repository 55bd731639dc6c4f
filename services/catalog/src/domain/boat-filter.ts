import { centsOf, cityOf, type City } from '@harbourline/policy';

/** From … to, both included; `to` null has no upper end. */
export interface Range {
  from: number;
  to: number | null;
}

export interface BoatFilter {
  /** Undefined asks for every city, null for one where there are no boats. */
  city: City | null | undefined;
  /** Guests. */
  capacity: Range | undefined;
  rateCents: Range | undefined;
}

export interface BoatQuery {
  location?: string | undefined;
  capacity?: string | undefined;
  price?: string | undefined;
}

/** Reads the filters of the boat list: a city in any case, ranges such as `1-8` and `13+`; `all` and `any` leave a filter out. */
export function readBoatFilter({ location, capacity, price }: BoatQuery): BoatFilter {
  const dollars = readRange(price);
  return {
    city: readCity(location),
    capacity: readRange(capacity),
    rateCents: dollars && { from: centsOf(dollars.from), to: dollars.to === null ? null : centsOf(dollars.to) },
  };
}

function readCity(location = ''): City | null | undefined {
  const wanted = location.trim().toLowerCase();
  return wanted === '' || wanted === 'all' ? undefined : (cityOf(wanted) ?? null);
}

function readRange(text = ''): Range | undefined {
  const [, from, , to] = /^(\d+)(\+|-(\d+))$/.exec(text) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: to === undefined ? null : Number(to) };
}
