/** What a message told of without the sealed tokens in it: once it was sent nobody needs them. */
export function withoutTokens<T>(told: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => !name.startsWith('sealed')));
}
