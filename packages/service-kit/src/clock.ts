/** The source of time. Everything that depends on time takes one, including SQL. */
export interface Clock {
  now(): Date;
  /** Calls `look` whenever the clock has been set, which only a test's is: something may have become due. */
  onSet?(look: () => void): void;
}

export const systemClock: Clock = { now: () => new Date() };
