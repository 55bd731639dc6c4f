import type { IncomingMessage, ServerResponse } from 'node:http';
import { SLOWEST_BYTES_PER_SECOND } from './limits';

export interface Patience {
  /** For this long a client may send or read as slowly as it likes; after that, no slower than the minimum rate. */
  graceMs: number;
  /** Called for each client whose connection is ended because it reads too slowly. */
  onSlowReader?: () => void;
}

interface Reading {
  /** How many bytes the connection had carried at the previous check. */
  from: number;
  /** For how long the client has left waiting data unread. */
  waitedMs: number;
}

/**
 * Ends the connection of every client that reads its answer too slowly: unread data occupies memory here and at the
 * source of the answer. Only time in which data waits for the client counts.
 * @returns a function that ends the watch.
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
 * When the answer is sent before the whole body has arrived, as for a refused body, the rest is read and discarded, so
 * that the connection can go on; but only for a limited time.
 */
export function endSlowRemainders(request: IncomingMessage, response: ServerResponse, { graceMs }: Patience): void {
  response.once('finish', () => {
    if (request.complete) return;
    // A reader that stopped half way still holds the body back; listeners are removed only after this turn.
    request.unpipe();
    request.removeAllListeners('readable');
    setImmediate(() => request.resume());
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, graceMs).unref();
  });
}
