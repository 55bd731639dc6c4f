import type { CalledOff } from '@harbourline/contracts';
import type { Party } from '../messages/parties';

const WHY = { weather: 'because of the weather', mechanical: 'for mechanical reasons' } as const;
const WHO = { owner: 'The owner has', captain: 'The captain has', administrator: 'Harbourline has' } as const;

/** Why a charter was called off, after these words. */
export function becauseOf(cause: CalledOff['cause']): string {
  return WHY[cause];
}

/** Who called a charter off and why, said to one of its parties. */
export function calledOffInWords({ by, cause }: Pick<CalledOff, 'by' | 'cause'>, to: Party): string {
  return `${by === to ? 'You have' : WHO[by]} called off the charter ${WHY[cause]}.`;
}
