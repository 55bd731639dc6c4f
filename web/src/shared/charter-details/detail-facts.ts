import type { CharterDetails } from '@harbourline/contracts';
import type { Fact } from '../ui/facts';
import { text } from './words';
import { en } from './words.en';

const SHOWN = Object.keys(en) as (keyof CharterDetails)[];

/** What is said of a charter besides boat, time and captain, as rows of `Facts`; what nobody has said is left out there. */
export function detailFacts(details: Partial<CharterDetails>): Fact[] {
  return SHOWN.map((name) => ({ label: text(name), value: details[name] ?? null }));
}

export function isDetail(name: string): name is keyof CharterDetails {
  return Object.hasOwn(en, name);
}
