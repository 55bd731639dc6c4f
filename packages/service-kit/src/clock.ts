/** Where time comes from. Everything that depends on time takes one, SQL included. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
