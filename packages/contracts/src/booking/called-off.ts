import { z } from 'zod';
import { instant } from '../primitives';

export const callOffCause = z.enum(['weather', 'mechanical']);

/** Called off for weather or mechanical reasons: the renter finds a new time by then, or the whole deposit goes back. */
export const calledOff = z.object({
  cause: callOffCause,
  by: z.enum(['owner', 'captain', 'administrator']),
  chooseBy: instant,
});
export type CalledOff = z.infer<typeof calledOff>;
/** What a charter had been called off for when it ended. */
export const endedCalledOff = calledOff.pick({ cause: true, by: true });
