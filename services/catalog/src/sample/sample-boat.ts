import { ALLOWANCES, AMENITIES, type BoatFacts } from '@harbourline/contracts';
import { SAMPLE_CITIES, SAMPLE_MODELS, SAMPLE_NAMES, SAMPLE_SENTENCES } from './words';

const OWNERS_FROM = 1_000_000_000;
const BOATS_PER_OWNER = 4;
const MINUTES_APART = 10;

/** A boat such as owners list them, without pictures. The same number is always the same boat, whoever asks. */
export function sampleBoat(number: number, firstListed: Date) {
  const random = randomFrom(number);
  const within = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(of: readonly T[]): T => of[within(0, of.length - 1)] as T;

  const { name, feet, perFoot } = pickWeighted(SAMPLE_MODELS, random());
  const length = within(...feet);
  const rate = Math.max(60, Math.round((length * perFoot * (0.7 + random() * 0.7)) / 5) * 5);
  return {
    owner_id: OWNERS_FROM + Math.floor(number / BOATS_PER_OWNER),
    boat_name: `${pick(SAMPLE_NAMES.first)} ${pick(SAMPLE_NAMES.second)} ${number}`,
    model: name,
    description: sentences(random),
    city: pickWeighted(SAMPLE_CITIES, random()),
    capacity: Math.max(2, Math.round(length * (0.2 + random() * 0.25))),
    length,
    rate_cents: rate * 100,
    minimum_hours: within(2, 4),
    amenities: Object.values(AMENITIES)
      .flat()
      .filter(() => random() < 0.4),
    is_available: random() < 0.92,
    facts: sampleFacts(length, random),
    created_at: new Date(firstListed.getTime() + number * MINUTES_APART * 60_000).toISOString(),
  };
}

/** Half of the owners have said something. The long boats have the washrooms. */
function sampleFacts(length: number, random: () => number): BoatFacts | null {
  if (random() < 0.5) return null;
  const pets = ALLOWANCES[Math.floor(random() * ALLOWANCES.length)];
  return { rules: { pets }, vessel: { washrooms: length < 30 ? 0 : Math.ceil(length / 40) } };
}

function sentences(random: () => number): string {
  const chosen = new Set<string>();
  const wanted = 3 + Math.floor(random() * 4);
  while (chosen.size < wanted) chosen.add(pickWeighted(SAMPLE_SENTENCES, random()));
  return [...chosen].join(' ');
}

function pickWeighted<T>(of: readonly (readonly [T, number])[], at: number): T {
  let left = at * of.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of of) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new RangeError('there is nothing to choose from');
}

/** Numbers from 0 up to 1, always the same ones after the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
