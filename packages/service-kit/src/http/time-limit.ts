/** Is aborted with the signal, or after so many milliseconds. */
export function timeLimit(signal: AbortSignal, ms: number): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  // One to which nobody listens is collected with the garbage, and never ends what `any` made of it (Node 20).
  limit.addEventListener('abort', () => undefined);
  return AbortSignal.any([signal, limit]);
}
