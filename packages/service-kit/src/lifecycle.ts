import type { Logger } from './logger';

const STOP_WITHIN_MS = 10_000;

/** Everything that was started, to be stopped in reverse order. */
export class Lifecycle {
  private readonly parts: { name: string; stop: () => Promise<unknown> }[] = [];
  private stopping: Promise<void> | undefined;

  started(name: string, stop: () => Promise<unknown>): void {
    this.parts.push({ name, stop });
  }

  stop(logger: Logger): Promise<void> {
    this.stopping ??= this.stopAll(logger);
    return this.stopping;
  }

  private async stopAll(logger: Logger): Promise<void> {
    for (const part of this.parts.reverse()) {
      await part
        .stop()
        .catch((error: unknown) => logger.error({ err: error, part: part.name }, 'a part did not stop cleanly'));
    }
  }
}

/**
 * Runs a process until it is told to stop: by a signal, or by the end of the parent that started it. It exits at most
 * ten seconds after draining, even if something hangs.
 */
export function stopWithProcess(stop: () => Promise<void>, logger: Logger, drainSeconds: number): void {
  const leave = () => {
    setTimeout(
      () => {
        logger.error('the process did not stop in time');
        process.exit(1);
      },
      drainSeconds * 1000 + STOP_WITHIN_MS,
    ).unref();
    void stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  if (process.connected) process.once('disconnect', leave);
}
