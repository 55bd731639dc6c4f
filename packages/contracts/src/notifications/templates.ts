import '../configure-zod';
import { z } from 'zod';

/** How many addresses or numbers may get copies. */
export const MOST_COPIES = 20;

export const templateId = z.string().max(50);

/** The fields that email and SMS templates have in common. */
export const messageTemplate = z.object({
  id: templateId,
  name: z.string(),
  content: z.string(),
  /** The placeholders it may use, without their braces. */
  variables: z.array(z.string()),
  enabled: z.boolean(),
  /** It carries what somebody waits for, such as a link to reset a password, and cannot be switched off. */
  required: z.boolean(),
  /** Whether it differs from the built-in text. */
  changed: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
});

/** The `updatedAt` of what a change was made on; null for the built-in text. Without it, the template is replaced. */
export const templateBasedOn = z.iso.datetime().nullish();

/** Refuses a list that names something twice; capitals make no difference. */
export function uniqueOf(message: string, sameness = (value: string) => value.toLowerCase()) {
  return (values: readonly string[], context: z.RefinementCtx) => {
    const seen = new Set<string>();
    values.forEach((value, index) => {
      const key = sameness(value);
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index], message });
      seen.add(key);
    });
  };
}
