import { bookingState, instant } from '@harbourline/contracts';
import { z } from 'zod';

/** What a message tells of, as it is kept with the delivery: a booking as it was after its change, or the recipient's own account. */
export const about = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('booking'), booking: bookingState, at: instant }),
  z.object({ kind: z.literal('account') }),
]);
export type About = z.infer<typeof about>;
