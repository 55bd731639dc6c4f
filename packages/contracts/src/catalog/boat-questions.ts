import type { BoatBoarding, BoatFacts } from './boat-facts';

type Said = (facts: BoatFacts, boarding: BoatBoarding) => unknown;

/** What renters ask of a boat, in the order in which they miss the answer, and where it is said. */
const SAID = {
  area: (facts) => facts.area,
  address: (_, boarding) => boarding.address,
  place: (_, boarding) => boarding.place,
  dock: (_, boarding) => boarding.dock,
  parking: (_, boarding) => boarding.parking,
  fuel: (facts) => facts.costs?.items?.fuel,
  cleaning: (facts) => facts.costs?.items?.cleaning,
  tip: (facts) => facts.costs?.tip,
  captain: (facts) => facts.rules?.onlyWithCaptain || facts.rules?.helm,
  pets: (facts) => facts.rules?.pets,
  food: (facts) => facts.rules?.food,
  alcohol: (facts) => facts.rules?.alcohol,
  smoking: (facts) => facts.rules?.smoking,
  children: (facts) => facts.rules?.leastAge,
  music: (facts) => facts.rules?.music,
  swimming: (facts) => facts.rules?.swimming,
  shoes: (facts) => facts.rules?.shoes,
  washroom: (facts) => facts.vessel?.washrooms,
  lifeJackets: (facts) => facts.vessel?.lifeJackets,
  insurance: (facts) => facts.vessel?.insurance,
  languages: (facts) => facts.vessel?.languages,
  year: (facts) => facts.vessel?.builtIn,
  bring: (facts) => facts.bring,
} as const satisfies Record<string, Said>;

export type BoatQuestion = keyof typeof SAID;
export const BOAT_QUESTIONS = Object.keys(SAID) as readonly BoatQuestion[];

/** The questions to which a listing has no answer yet, what renters miss most first. */
export function openQuestions(facts: BoatFacts = {}, boarding: BoatBoarding = {}): BoatQuestion[] {
  return BOAT_QUESTIONS.filter((question) => isUnsaid((SAID[question] as Said)(facts, boarding)));
}

function isUnsaid(answer: unknown): boolean {
  return answer === undefined || (typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0);
}
