import { z } from 'zod';

/**
 * Why the service did something to a booking of its own accord, where neither what it did nor the outcome says it. Words
 * for it are found where it is shown; a reason that somebody typed stays in their words, and has no code.
 */
export const reasonCode = z.enum([
  /** The owner has another role now, or was deactivated. */
  'owner_inactive',
  'renter_inactive',
  'captain_inactive',
  /** The captain's license does not cover the day of the charter. */
  'license_invalid',
]);
export type ReasonCode = z.infer<typeof reasonCode>;
