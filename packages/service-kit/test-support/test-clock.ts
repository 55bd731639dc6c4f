import type { Clock } from '../src/clock';

/** A clock that stands still unless it is moved. */
export class TestClock implements Clock {
  private time: Date;

  /** Begins at the given instant, or now. */
  constructor(start: Date | string = new Date()) {
    this.time = new Date(start);
  }

  now(): Date {
    return new Date(this.time);
  }

  set(to: Date | string): void {
    this.time = new Date(to);
  }

  advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
    this.time = new Date(this.time.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000);
  }
}
