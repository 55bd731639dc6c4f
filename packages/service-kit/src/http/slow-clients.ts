import type { IncomingMessage, ServerResponse } from 'node:http';
import { SLOWEST_BYTES_PER_SECOND } from './limits';

export interface Patience {
  /** For so long a client may send or read as slowly as it likes; after that, not below the slowest rate. */
  graceMs: number;
  /** Is told of each whose connection is ended because it reads too slowly. */
  onSlowReader?: () => void;
}

interface Reading {
  /** How many bytes the connection had carried before. */
  from: number;
  /** For so long something lay there that the client did not take. */
  waitedMs: number;
}

/**
 * Ends the connection of every client that takes its answer too slowly: what it has not read is kept for it, here and
 * where the answer comes from. Only time in which something waits for the client counts. @returns what ends the watch.
 */
export function endSlowReaders(underWay: ReadonlySet<ServerResponse>, { graceMs, onSlowReader }: Patience): () => void {
  const readings = new WeakMap<ServerResponse, Reading>();
  const everyMs = Math.min(1_000, graceMs / 4);
  const look = () => {
    for (const response of underWay) {
      const { socket } = response;
      if (!socket || socket.writableLength === 0) continue;
      const taken = socket.bytesWritten - socket.writableLength;
      const reading = readings.get(response) ?? { from: taken, waitedMs: 0 };
      readings.set(response, reading);
      reading.waitedMs += everyMs;
      if (reading.waitedMs <= graceMs + ((taken - reading.from) / SLOWEST_BYTES_PER_SECOND) * 1_000) continue;
      onSlowReader?.();
      socket.destroy();
    }
  };
  const watch = setInterval(look, everyMs).unref();
  return () => clearInterval(watch);
}

/**
 * What is still on its way when the answer is out already, as with a body that was refused, is read to nowhere, so that
 * the connection can go on; but not for ever.
 */
export function endSlowRemainders(request: IncomingMessage, response: ServerResponse, { graceMs }: Patience): void {
  response.once('finish', () => {
    if (request.complete) return;
    // Whoever began to read and stopped half way still holds it back; who listened is let go of after this turn only.
    request.unpipe();
    request.removeAllListeners('readable');
    setImmediate(() => request.resume());
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, graceMs).unref();
  });
}
