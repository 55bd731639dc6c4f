const AGAIN_MS = 5_000;

export interface Publishing {
  /** Writes what is so now. Throws nothing. */
  publish(): void;
  stop(): void;
}

/**
 * Keeps a file that tools read. Whatever keeps it from being written, such as a full disk, is said, ends nothing, and is
 * tried again until it is over.
 */
export function publishing(write: () => void, say: (line: string) => void, againMs = AGAIN_MS): Publishing {
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  function publish(): void {
    clearTimeout(again);
    if (stopped) return;
    try {
      write();
    } catch (error) {
      say(`Tools do not hear of this at present: ${error instanceof Error ? error.message : String(error)}`);
      again = setTimeout(publish, againMs);
    }
  }
  return {
    publish,
    stop() {
      stopped = true;
      clearTimeout(again);
    },
  };
}
