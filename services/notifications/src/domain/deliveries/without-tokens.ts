/** Removes the sealed tokens from the facts of a message, as nobody needs them once it was sent. */
export function withoutTokens<T>(told: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => !name.startsWith('sealed')));
}
