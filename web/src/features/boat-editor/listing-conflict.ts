import type { BoatView } from '@harbourline/contracts';
import { type Listing, type ListingValues, startingValues } from './listing-schema';

/** What a listing is when it is saved, and what it was made on. */
export interface Conflict {
  /** As it stood when the form was filled in. */
  base: BoatView;
  /** As somebody else has saved it since. */
  theirs: BoatView;
  mine: Omit<Listing, 'agreesToTerms'>;
}

const FIELDS = [
  ...(['ownerId', 'boatName', 'model', 'description', 'city', 'capacity', 'length', 'rate', 'minimumHours'] as const),
  ...(['discountPercent', 'images', 'amenities', 'videoUrl'] as const),
];
type FieldName = (typeof FIELDS)[number];
type Value = string | number | readonly string[] | null | undefined;

/** Something that somebody else has changed, and that is not the same in the form. */
export interface Difference {
  name: FieldName | 'customRates';
  /** Of custom rates, which differ day by day: YYYY-MM-DD. */
  day?: string;
  mine: Value;
  theirs: Value;
  /** Whether it was changed in the form as well. */
  isContested: boolean;
}

/** What is to be decided before a listing can be saved over another one; nothing where the changes do not meet. */
export function differencesOf(conflict: Conflict): Difference[] {
  const { base, theirs, mine } = conflict;
  const [before, now] = [startingValues(base, undefined), startingValues(theirs, undefined)];
  const fields = FIELDS.map((name) => {
    // Amenities have no order, photos do.
    const of = (values: Partial<Record<FieldName, Value>>) =>
      name === 'amenities' ? [...(values.amenities as readonly string[])].sort() : values[name];
    return { name, before: of(before), theirs: of(now), mine: of(mine) };
  });
  const rates = [before.customRates, now.customRates, mine.customRates];
  const days = [...new Set(rates.flatMap((each) => Object.keys(each)))].sort().map((day) => {
    const [ofBefore, ofTheirs, ofMine] = rates.map((each) => each[day]);
    return { name: 'customRates' as const, day, before: ofBefore, theirs: ofTheirs, mine: ofMine };
  });
  // A photo that they have deleted is no choice.
  const kept = mine.images.filter((url) => isThere(url, conflict));
  return [...fields, ...days]
    .filter((each) => !isSame(each.before, each.theirs))
    .filter((each) => !isSame(each.theirs, each.name === 'images' ? kept : each.mine))
    .map(({ before: first, ...each }) => ({ ...each, isContested: !isSame(first, each.mine) }));
}

/** Whether a photo can be kept: one that they have deleted cannot. */
export function isThere(url: string, { base, theirs }: Pick<Conflict, 'base' | 'theirs'>): boolean {
  return theirs.images.includes(url) || !base.images.includes(url);
}

/** The listing with what is taken of theirs, without the photos that they have deleted. */
export function settledListing(conflict: Conflict, taken: readonly Difference[]): Partial<ListingValues> {
  const { mine } = conflict;
  const fields = taken.filter(({ name }) => name !== 'customRates').map(({ name, theirs: value }) => [name, value]);
  const days = taken.flatMap(({ day, theirs: rate }) => (day === undefined ? [] : [[day, rate] as const]));
  const rates = Object.entries({ ...mine.customRates, ...Object.fromEntries(days) });
  return {
    images: mine.images.filter((url) => isThere(url, conflict)),
    ...(Object.fromEntries(fields) as Partial<ListingValues>),
    customRates: Object.fromEntries(rates.filter((entry): entry is [string, number] => entry[1] !== undefined)),
  };
}

/** Nothing and an empty text are one. */
const isSame = (one: Value, other: Value) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
