import type { z } from 'zod';
import { AppError } from '../app-error';

/**
 * Parses what came from outside.
 * @throws AppError `invalid_input` with a message for every field that is wrong.
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error);
}

export function invalidInput(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  const [first] = Object.values(fields);
  return new AppError('invalid_input', {
    fields,
    ...(first && !first.startsWith('Invalid input') ? { message: first } : {}),
  });
}
