import type { Clock } from '@harbourline/service-kit/clock';
import { SetClock } from './test-clock';

/** Goes like any clock, and can be put forward. A service and the provider's sandbox that it calls share one. */
export class RunningClock extends SetClock implements Clock {
  private aheadMs: number;

  /** Begins at the given instant, or now. */
  constructor(start: Date | string = new Date()) {
    super();
    this.aheadMs = new Date(start).getTime() - Date.now();
  }

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  advance({ seconds = 0, hours = 0 }: { seconds?: number; hours?: number }): void {
    this.aheadMs += (hours * 3600 + seconds) * 1_000;
    this.ring();
  }
}
