const AT_MOST = 500;

/** Why something failed, on one line, as an administrator reads it; `hide` takes out what nobody may read. */
export function reasonOf(error: unknown, hide: (text: string) => string = (text) => text): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return hide(text).replace(/\s+/g, ' ').trim().slice(0, AT_MOST);
}
