import type { Clock } from '@harbourline/service-kit';
import { SetClock } from '@harbourline/service-kit/test-support/test-clock';

/** Goes like any clock, and can be put forward. The service and the card provider's sandbox share one. */
export class RunningClock extends SetClock implements Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  advance({ seconds = 0, hours = 0 }: { seconds?: number; hours?: number }): void {
    this.aheadMs += (hours * 3600 + seconds) * 1_000;
    this.ring();
  }
}
