import { setTimeout as pause } from 'node:timers/promises';

const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET'];
const TRIES = 4;
/** Connections are closed several at once: a moment later it is known of all of them. */
const UNTIL_ALL_ARE_KNOWN_MS = 50;

/**
 * Asks again when the connection was closed before an answer came: it lay idle, and was closed at the moment in which
 * it was used again, as may happen with each of a few that are kept. Browsers do so too.
 */
export async function askAgain<T>(ask: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!wasClosed(error) || tries === 1) throw error;
    await pause(UNTIL_ALL_ARE_KNOWN_MS);
    return askAgain(ask, tries - 1);
  }
}

/** By its properties: in a test, what fetch throws is of no class that the test knows. */
function wasClosed(error: unknown): boolean {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return CLOSED.includes(String(cause?.code));
}
