import type { BoatBoarding, BoatFacts, BoatView } from '@harbourline/contracts';
import { isContested, isMet } from '../../shared/lib/differences';
import { boardingInForm, factsInForm } from './facts-values';
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
/** What is said of a boat besides its listing, each by whoever knows it. */
const PARTS = ['area', 'costs', 'rules', 'vessel', 'bring', 'photos'] as const satisfies (keyof BoatFacts)[];
type PartName = (typeof PARTS)[number];
type Value = string | number | readonly string[] | BoatFacts[PartName] | BoatBoarding | null | undefined;

/** Something that somebody else has changed, and that is not the same in the form. */
export interface Difference {
  name: FieldName | PartName | 'customRates' | 'boarding';
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
    const of = (values: Partial<Record<FieldName, string | number | readonly string[] | null | undefined>>) =>
      name === 'amenities' ? [...(values.amenities as readonly string[])].sort() : values[name];
    return { name, before: of(before), theirs: of(now), mine: of(mine) };
  });
  const rates = [before.customRates, now.customRates, mine.customRates];
  const days = [...new Set(rates.flatMap((each) => Object.keys(each)))].sort().map((day) => {
    const [ofBefore, ofTheirs, ofMine] = rates.map((each) => each[day]);
    return { name: 'customRates' as const, day, before: ofBefore, theirs: ofTheirs, mine: ofMine };
  });
  const parts = PARTS.map((name) => {
    return { name, before: base.facts?.[name], theirs: theirs.facts?.[name], mine: mine.facts?.[name] };
  });
  const boarding = {
    ...{ name: 'boarding' as const, before: base.boarding ?? {} },
    ...{ theirs: theirs.boarding ?? {}, mine: mine.boarding ?? {} },
  };
  // A photo that they have deleted is no choice.
  const kept = mine.images.filter((url) => isThere(url, conflict));
  return [...fields, ...parts, boarding, ...days]
    .filter((each) => isMet(each.name === 'images' ? { ...each, mine: kept } : each))
    .map(({ before: first, ...each }) => ({ ...each, isContested: isContested({ before: first, mine: each.mine }) }));
}

/** Whether a photo can be kept: one that they have deleted cannot. */
export function isThere(url: string, { base, theirs }: Pick<Conflict, 'base' | 'theirs'>): boolean {
  return theirs.images.includes(url) || !base.images.includes(url);
}

/** The listing with what is taken of theirs, without the photos that they have deleted. */
export function settledListing(conflict: Conflict, taken: readonly Difference[]): Partial<ListingValues> {
  const { mine, theirs } = conflict;
  const fields = taken.filter(({ name }) => isOneOf(FIELDS, name)).map(({ name, theirs: value }) => [name, value]);
  const parts = taken.filter(({ name }) => isOneOf(PARTS, name)).map(({ name, theirs: value }) => [name, value]);
  const takesBoarding = taken.some(({ name }) => name === 'boarding');
  const days = taken.flatMap(({ day, theirs: rate }) => (day === undefined ? [] : [[day, rate] as const]));
  const rates = Object.entries({ ...mine.customRates, ...Object.fromEntries(days) });
  return {
    images: mine.images.filter((url) => isThere(url, conflict)),
    ...(Object.fromEntries(fields) as Partial<ListingValues>),
    ...(parts.length > 0 && { facts: factsInForm({ ...mine.facts, ...(Object.fromEntries(parts) as BoatFacts) }) }),
    ...(takesBoarding && { boarding: boardingInForm(theirs.boarding) }),
    customRates: Object.fromEntries(rates.filter((entry): entry is [string, number] => entry[1] !== undefined)),
  };
}

const isOneOf = (names: readonly string[], name: string) => names.includes(name);
