const LATER_MS = 2 * 60_000;

/** Whether something arrived so much later than it was done that it is worth telling. */
export function isLater(receivedAt: string, at: string): boolean {
  return new Date(receivedAt).getTime() - new Date(at).getTime() >= LATER_MS;
}
