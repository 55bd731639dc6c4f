const CLOSED = ['UND_ERR_SOCKET', 'ECONNRESET'];

/**
 * Asks once more when the connection was closed before an answer came: it lay idle, and was closed at the moment in
 * which it was used again. Browsers do so too.
 */
export async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    if (cause instanceof Error && 'code' in cause && CLOSED.includes(String(cause.code))) return ask();
    throw error;
  }
}
