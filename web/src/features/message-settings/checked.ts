import type { z } from 'zod';
import type { ApiError } from '../../shared/api/api-error';
import { text } from './words';

/** Answers what was given, as the call takes it; throws what the server would say of the fields that are not right. */
export function checked<S extends z.ZodType>(schema: S, values: z.input<S>): z.input<S> {
  const result = schema.safeParse(values);
  if (result.success) return values;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  const refusal = { status: 400, code: 'invalid_input', message: text('check'), fields } satisfies ApiError;
  throw Object.assign(new Error(refusal.message), refusal);
}
