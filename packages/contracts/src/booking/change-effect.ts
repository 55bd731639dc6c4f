import { z } from 'zod';
import { instant } from '../primitives';

/** What a change does to the rules for canceling: whoever reads it is told in their words. */
export const changeEffectCode = z.object({
  code: z.enum(['unchanged', 'late_from', 'late_at_once', 'free_until', 'free_ends', 'free_not_again']),
  /** From when on, or until when. */
  at: instant.nullable(),
});
