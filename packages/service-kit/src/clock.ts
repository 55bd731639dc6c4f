/** The source of time. Everything that depends on time takes one, including SQL. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
