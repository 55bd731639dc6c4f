const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET'];
const TRIES = 4;

/**
 * Asks again when the connection was closed before an answer came: it lay idle, and was closed at the moment in which it
 * was used again, as may happen with each of a few that are kept. Browsers do so too.
 */
export async function askAgain(ask: () => Promise<Response>, tries = TRIES): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    const wasClosed = cause instanceof Error && 'code' in cause && CLOSED.includes(String(cause.code));
    if (wasClosed && tries > 1) return askAgain(ask, tries - 1);
    throw error;
  }
}
