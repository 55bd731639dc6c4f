/** With this code a process ends that has taken more memory than it may. */
export const TOO_MUCH_MEMORY = 86;

const LOOK_EVERY_MS = 5;
const MB = 1024 * 1024;

export interface MemoryBound {
  /** Whether so much of what the last task took is kept that the next one would have to do with less. */
  isSpent(): boolean;
}

/**
 * Ends this process as soon as it occupies so much more than now, whoever in it has asked for the memory: bounds of
 * JavaScript's do not know what native code takes.
 */
export function boundMemory({ mostMb, keptMb }: { mostMb: number; keptMb: number }): MemoryBound {
  const atStart = process.memoryUsage.rss();
  const above = () => process.memoryUsage.rss() - atStart;
  setInterval(() => {
    if (above() > mostMb * MB) process.exit(TOO_MUCH_MEMORY);
  }, LOOK_EVERY_MS).unref();
  return { isSpent: () => above() > keptMb * MB };
}
