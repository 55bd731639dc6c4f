export interface Watchdog {
  /** Settles once nothing was seen for the whole time. */
  readonly quiet: Promise<void>;
  /** There was a sign of life. */
  seen(): void;
  stop(): void;
}

/** Waits for signs of life, of which there must be one every `quietMs` milliseconds, beginning now. */
export function watchFor(quietMs: number): Watchdog {
  let settle: () => void = () => undefined;
  const quiet = new Promise<void>((resolve) => (settle = resolve));
  const timer = setTimeout(settle, quietMs);
  return { quiet, seen: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}
