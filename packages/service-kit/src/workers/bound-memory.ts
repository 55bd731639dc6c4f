/** The exit code of a process that has taken more memory than it may. */
export const TOO_MUCH_MEMORY = 86;

const LOOK_EVERY_MS = 5;
const MB = 1024 * 1024;

export interface MemoryBound {
  /** Whether the last task still occupies so much that the next one would have too little. */
  isSpent(): boolean;
}

/**
 * Ends this process as soon as it occupies this much more than now, whichever code allocated the memory: limits on
 * JavaScript's memory do not cover native code.
 */
export function boundMemory({ mostMb, keptMb }: { mostMb: number; keptMb: number }): MemoryBound {
  const atStart = process.memoryUsage.rss();
  const above = () => process.memoryUsage.rss() - atStart;
  setInterval(() => {
    if (above() > mostMb * MB) process.exit(TOO_MUCH_MEMORY);
  }, LOOK_EVERY_MS).unref();
  return { isSpent: () => above() > keptMb * MB };
}
