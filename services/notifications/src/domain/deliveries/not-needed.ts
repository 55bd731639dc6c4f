import type { DeliveryObstacle } from '@harbourline/contracts';

/** A message that nobody is to get any more: its template is off, or what it reminds of is no longer so. */
export class NotNeeded extends Error {
  override name = 'NotNeeded';
  constructor(readonly obstacle: DeliveryObstacle) {
    super(obstacle.code);
  }
}
