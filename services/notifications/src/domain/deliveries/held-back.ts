import type { DeliveryObstacle } from '@harbourline/contracts';
import { NotNeeded } from './not-needed';

/** Why we do not write to somebody: nobody has shown that the number is theirs, they do not want it, or it is too much. */
export type HeldBackBy = 'unproven' | 'unwanted' | 'out_of_reach' | 'over_budget';

/** A message that must not go out: it is skipped, for an administrator to see why. */
export class HeldBack extends NotNeeded {
  override name = 'HeldBack';
  readonly by: HeldBackBy;
  constructor(obstacle: DeliveryObstacle & { code: HeldBackBy }) {
    super(obstacle);
    this.by = obstacle.code;
  }
}
