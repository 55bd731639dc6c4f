import { english } from '@harbourline/policy/words';
import type { CalledOff } from '@harbourline/contracts';
import type { Party } from '../messages/parties';

const WHY = { weather: english`because of the weather`, mechanical: english`for mechanical reasons` } as const;
const WHO = {
  owner: english`The owner has`,
  captain: english`The captain has`,
  administrator: english`Harbourline has`,
} as const;

/** Why a charter was called off, after these words. */
export function becauseOf(cause: CalledOff['cause']): string {
  return WHY[cause];
}

/** Who called a charter off and why, said to one of its parties. */
export function calledOffInWords({ by, cause }: Pick<CalledOff, 'by' | 'cause'>, to: Party): string {
  return english`${by === to ? english`You have` : WHO[by]} called off the charter ${WHY[cause]}.`;
}
