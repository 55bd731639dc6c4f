import type { Clock } from '@harbourline/service-kit/clock';

/** Tells services that their clock was set, so that what is due by it happens at once and not at the next interval. */
export class SetClock {
  private readonly looks: (() => void)[] = [];

  onSet(look: () => void): void {
    this.looks.push(look);
  }

  /** Has everything look that waits for a time. */
  ring(): void {
    for (const look of this.looks) look();
  }
}

/** A clock that stands still unless it is moved. */
export class TestClock extends SetClock implements Clock {
  private time: Date;

  /** Begins at the given instant, or now. */
  constructor(start: Date | string = new Date()) {
    super();
    this.time = new Date(start);
  }

  now(): Date {
    return new Date(this.time);
  }

  set(to: Date | string): void {
    this.time = new Date(to);
    this.ring();
  }

  advance(by: Duration): void {
    this.pass(by);
    this.ring();
  }

  /** Advances as time does in use: what waits for it looks at its next interval, so that something is overdue meanwhile. */
  pass({ seconds = 0, minutes = 0, hours = 0, days = 0 }: Duration): void {
    this.time = new Date(this.time.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000);
  }
}

/** The same time for a service whose jobs keep to their intervals, because its tests do themselves what jobs do. */
export function unheard(clock: Clock): Clock {
  return { now: () => clock.now() };
}

interface Duration {
  seconds?: number;
  minutes?: number;
  hours?: number;
  days?: number;
}
