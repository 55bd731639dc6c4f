import { createHash } from 'node:crypto';
import { AppError, beginThread, openWorkerPool, patiently, workerFile, WorkerLost } from '@harbourline/service-kit';
import { boundedCache } from './bounded-cache';
import type { DocumentFacts, Pictures } from './facts';

export type DocumentKind = 'rental-agreement' | 'captain-agreement' | 'confirmation' | 'receipt';

export interface DocumentTask {
  kind: DocumentKind;
  facts: DocumentFacts;
  pictures: Pictures;
}

export interface WantedDocument extends Omit<DocumentTask, 'pictures'> {
  /** Of the booking. */
  version: number;
  /** Reads the pictures in it, once it has to be set. */
  read: () => Promise<Pictures>;
}

export interface DocumentSetter {
  /**
   * A document as PDF. One that was set in the last minutes, of the same version of the booking and with the same in it,
   * is the same file, and says when it was set.
   * @param account who asks for it
   * @throws AppError `too_many_requests` or `unavailable` where no room is left; whatever reading its pictures does.
   */
  set(wanted: WantedDocument, account: number): Promise<Buffer>;
  stop(): Promise<void>;
}

export const THREADS = { workers: 1, waiting: 30, perAccount: 2, withinMs: 10_000 };
const HEAP_MB = 96;
/** Documents have names and phones: they are kept for those who download one again, and no longer. */
const KEPT = { mostBytes: 16 * 1024 * 1024, forMs: 5 * 60_000 };

/** @param folder where the service's bundle, or its sources, lie @param patience as `PATIENCE` gives it */
export function openDocumentSetter(folder: string, patience: number): DocumentSetter {
  const pool = openWorkerPool<DocumentTask, Uint8Array>(
    () => beginThread(workerFile(folder, 'set-document'), { heapMb: HEAP_MB }),
    patiently(THREADS, patience),
  );
  const cached = boundedCache(KEPT);

  async function make(task: DocumentTask, account: number): Promise<Buffer> {
    const { buffer, byteOffset, length } = await pool.run(task, account).catch((cause: unknown) => {
      throw cause instanceof WorkerLost ? new AppError('unavailable', { cause }) : cause;
    });
    return Buffer.from(buffer, byteOffset, length);
  }

  return {
    set: ({ kind, facts, version, read }, account) =>
      cached(keyOf(kind, version, facts), async () => make({ kind, facts, pictures: await read() }, account)),
    stop: () => pool.stop(),
  };
}

/** Whoever reads the same gets the same, and nobody what others may read. */
function keyOf(kind: DocumentKind, version: number, { madeAt: _, ...facts }: DocumentFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, version, facts]))
    .digest('base64');
}
