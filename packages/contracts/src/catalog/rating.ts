import { z } from 'zod';

/** What reviews come to: stars from 1 to 5 to one decimal, and how many reviews there are, of which there is one at least. */
export const rating = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof rating>;
