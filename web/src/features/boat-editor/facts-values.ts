import {
  boatBoarding,
  boatFacts,
  COST_ITEMS,
  LIFE_JACKET_SIZES,
  type BoatBoarding,
  type BoatFacts,
} from '@harbourline/contracts';
import { z } from 'zod';

/** Every field of what can be said of a boat, as a form holds it: an empty text where nothing is said. */
export function factsInForm({ area, costs, rules, vessel, bring, photos }: BoatFacts = {}) {
  const item = (code: (typeof COST_ITEMS)[number]) => ({ is: '', cents: '', per: '', ...costs?.items?.[code] });
  const jackets = LIFE_JACKET_SIZES.map((size) => [size, vessel?.lifeJackets?.[size] ?? ''] as const);
  return {
    area: area ?? '',
    costs: {
      items: Object.fromEntries(COST_ITEMS.map((code) => [code, item(code)])),
      extras: costs?.extras ?? [],
      tip: costs?.tip ?? '',
    },
    rules: {
      ...{ pets: '', food: '', alcohol: '', smoking: '', music: '', swimming: '', leastAge: '', shoes: '', helm: '' },
      onlyWithCaptain: false,
      ...rules,
    },
    vessel: {
      ...{ builtIn: '', builder: '', engine: '', cabins: '', washrooms: '' },
      ...vessel,
      lifeJackets: Object.fromEntries(jackets),
      insurance: { insurer: '', covers: '', ...vessel?.insurance },
      safetyGear: vessel?.safetyGear ?? [],
      languages: vessel?.languages ?? [],
    },
    bring: bring ?? '',
    photos: photos ?? {},
  };
}

export function boardingInForm({ place, ...boarding }: BoatBoarding = {}) {
  return {
    ...{ marina: '', address: '', dock: '', parking: '', minutesBefore: '', picture: '' },
    ...boarding,
    place: place ? `${place.latitude}, ${place.longitude}` : '',
  };
}

export type FactsValues = ReturnType<typeof factsInForm>;
export type BoardingValues = ReturnType<typeof boardingInForm>;

const PLACE = /^\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/;

/** What of a form was said: without what is empty, and with a place as numbers, if it can be read as one. */
export function factsSaid(values: unknown): unknown {
  return said(values) ?? {};
}

export function boardingSaid(values: unknown): unknown {
  const boarding = { ...(said(values) as { place?: unknown } | undefined) };
  const place = typeof boarding.place === 'string' ? placeIn(boarding.place) : undefined;
  return place ? { ...boarding, place } : boarding;
}

/** Undefined where it is none on earth: the text is refused as a whole then, at its field. */
function placeIn(text: string): BoatBoarding['place'] {
  const [, north, east] = PLACE.exec(text) ?? [];
  if (north === undefined || east === undefined) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function said(value: unknown): unknown {
  if (value === false || value === null || Number.isNaN(value)) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object') return value;
  // An entry of a list stays in its place, so that its errors do.
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(said);
  // What an item costs is said only together with whether it is paid at all.
  if ('is' in value && value.is === '') return undefined;
  const entries = Object.entries(value)
    .map(([name, part]) => [name, said(part)])
    .filter(([, part]) => part !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export const factsInput = z.preprocess((values: FactsValues) => factsSaid(values), boatFacts);
export const boardingInput = z.preprocess((values: BoardingValues) => boardingSaid(values), boatBoarding);
