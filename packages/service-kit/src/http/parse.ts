import { VALUE_MISSING } from '@harbourline/contracts';
import type { z } from 'zod';
import { AppError } from '../app-error';

/**
 * Parses external input.
 * @throws AppError `invalid_input` with a message for every field that is wrong.
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error);
}

/** A form shows no more than this at once; a list of thousands of wrong items does not get an answer of that length. */
const MOST_FIELDS = 30;

export function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues.flatMap(nearest).slice(0, MOST_FIELDS))
    fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [first] = Object.values(fields);
  return new AppError('invalid_input', { fields, ...(first && first !== VALUE_MISSING ? { message: first } : {}) });
}

/**
 * Of several shapes that a value may have, what is wrong with the one that was most likely meant: one with a place for all
 * that was sent, and the fewest faults.
 */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const faults = (issues: z.core.$ZodIssue[]) =>
    issues.length + (issues.some(({ code }) => code === 'unrecognized_keys') ? MOST_FIELDS : 0);
  const [best] = issue.errors.toSorted((a, b) => faults(a) - faults(b));
  return best?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}
