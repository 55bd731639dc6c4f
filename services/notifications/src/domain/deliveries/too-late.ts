import type { DeliveryObstacle } from '@harbourline/contracts';

/** A message somebody waited for, in vain: what it brings has stopped working. */
export class TooLate extends Error {
  override name = 'TooLate';
  constructor(readonly obstacle: DeliveryObstacle) {
    super(obstacle.code);
  }
}
