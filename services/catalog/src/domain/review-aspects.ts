import { ASPECTS, reviewAbout, type ReviewAbout } from '@harbourline/contracts';

/** The kind of a stored review. */
export function aboutOf({ about }: { about: string }): ReviewAbout {
  return reviewAbout.parse(about);
}

/** Stars by the name of the aspect, as they are stored. */
export function storedStars(about: ReviewAbout, stars: Readonly<Record<string, number>>): number[] {
  return ASPECTS[about].map((aspect) => stars[aspect] ?? 0);
}

/** Values in the order of the aspects, by their names. */
export function byAspect(about: ReviewAbout, values: readonly number[]): Record<string, number> {
  return Object.fromEntries(ASPECTS[about].map((aspect, index) => [aspect, values[index] ?? 0]));
}
