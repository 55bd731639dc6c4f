const AT_MOST = 500;

/** Why something failed, on one line, as an administrator reads it. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, AT_MOST);
}
