import { z } from 'zod';

/**
 * What reviews come to: stars from 1 to 5 to one decimal, and how many people's count, of which there is one at least. Each
 * person's latest review counts, if its charter was of real size and at somebody else's boat.
 */
export const rating = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof rating>;
