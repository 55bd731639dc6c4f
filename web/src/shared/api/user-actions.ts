/** Nobody waits longer for what one click has set off; whatever asks after that does so by itself. */
const LASTS_MS = 15 * 60_000;
/** What a user begins something with. A submitted form has its button clicked, also by the Enter key. */
const BEGINNINGS = ['click', 'popstate', 'focus'];

/**
 * Gives every call its place in the trace of what the user did to cause it: calls after one click share a trace, which
 * services continue. @returns makes the `traceparent` (W3C) of the next call.
 */
export function traceUserActions(
  page: Pick<EventTarget, 'addEventListener'> = typeof window === 'undefined' ? new EventTarget() : window,
  now: () => number = () => performance.now(),
): () => string {
  let action = { traceId: randomHex(16), since: now() };
  const begin = () => (action = { traceId: randomHex(16), since: now() });
  const beginUnlessWithin = (event: Event) => {
    // The focus of a field is part of what the user is at; the window's is their return to it.
    if (event.type !== 'focus' || event.target === page) begin();
  };
  for (const name of BEGINNINGS) page.addEventListener(name, beginUnlessWithin, { capture: true });
  return () => {
    if (now() - action.since > LASTS_MS) begin();
    return `00-${action.traceId}-${randomHex(8)}-01`;
  };
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
