import { cityOf, DEFAULT_MINIMUM_HOURS, MAX_HOURS } from '@harbourline/policy';
import type { LocalDeps } from '../db/database';
import { shortestCharter } from '../db/shortest-charter';

/** For how many hours boats go out in the city that a text names; in any, where it names none. */
export async function charterHours({ db }: Pick<LocalDeps, 'db'>, location = '') {
  const shortest = await shortestCharter(db.client, cityOf(location));
  return { shortest: shortest ?? DEFAULT_MINIMUM_HOURS, longest: MAX_HOURS };
}
