/** An instant as answers state it; null where there is none. */
export function iso(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
