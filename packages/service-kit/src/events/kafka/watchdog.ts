export interface Watchdog {
  /** Settles once there has been no sign of life for the whole time. */
  readonly quiet: Promise<void>;
  /** Reports a sign of life. */
  seen(): void;
  stop(): void;
}

/** Expects a sign of life every `quietMs` milliseconds, beginning now. */
export function watchFor(quietMs: number): Watchdog {
  let settle: () => void = () => undefined;
  const quiet = new Promise<void>((resolve) => (settle = resolve));
  const timer = setTimeout(settle, quietMs);
  return { quiet, seen: () => void timer.refresh(), stop: () => clearTimeout(timer) };
}
