import { AppError } from '@harbourline/service-kit';
import { SLOWEST_BYTES_PER_SECOND } from '@harbourline/service-kit/http/limits';

/**
 * The chunks as they come; ends with AppError `request_timeout` when, after the grace, they come too slowly. Only the
 * time in which somebody waits for a chunk counts, not that in which we are slow ourselves.
 */
export async function* paced(chunks: AsyncIterable<Buffer>, graceMs: number): AsyncGenerator<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  let waitedMs = 0;
  let size = 0;
  for (;;) {
    const allowedMs = graceMs + (size / SLOWEST_BYTES_PER_SECOND) * 1_000 - waitedMs;
    const started = performance.now();
    const next = await within(iterator.next(), allowedMs);
    waitedMs += performance.now() - started;
    if (next.done) return;
    size += next.value.length;
    yield next.value;
  }
}

async function within<T>(next: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('request_timeout')), ms);
  });
  next.catch(() => undefined); // it may come to nothing after we have given up
  return Promise.race([next, tooLate]).finally(() => clearTimeout(timer));
}
