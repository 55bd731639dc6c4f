/**
 * The facts of a message without the sealed tokens, which nobody needs once it was sent; undefined where there are none:
 * what is not changed is not written again, as it may have been erased while the message was sent.
 */
export function withoutTokens<T>(told: Readonly<Record<string, T>>): Record<string, T> | undefined {
  const kept = Object.entries(told).filter(([name]) => !name.startsWith('sealed'));
  return kept.length === Object.keys(told).length ? undefined : Object.fromEntries(kept);
}
