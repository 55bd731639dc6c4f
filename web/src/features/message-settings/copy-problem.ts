import { MOST_COPIES } from '@harbourline/contracts/notifications/templates';
import type { z } from 'zod';
import { text } from './words';

/** Why an address or a number cannot be added to a list; null where it can. */
export function copyProblem(schema: z.ZodType<string[]>, values: readonly string[], added: string): string | null {
  if (values.length >= MOST_COPIES) return text('copies.full', { count: MOST_COPIES });
  const issues = schema.safeParse([...values, added]).error?.issues ?? [];
  // What is wrong with those that are in the list already is said there.
  return issues.find(({ path }) => path[0] === values.length)?.message ?? null;
}

/** What the server says of a list, or of its entries by their place in it. */
export function listProblem(
  problems: Readonly<Record<string, string>>,
  field: string,
  values: readonly string[],
): string | undefined {
  const [path, message] = Object.entries(problems).find(([name]) => name.split('.')[0] === field) ?? [];
  if (path === undefined || message === undefined) return undefined;
  const value = values[Number(path.split('.')[1] ?? NaN)];
  return value === undefined ? message : text('copies.wrong', { value, message });
}

/** A list with what was typed to be added to it. */
export function withTyped(values: readonly string[], typed: string): string[] {
  const added = typed.trim();
  return added === '' ? [...values] : [...values, added];
}
