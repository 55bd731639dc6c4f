import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@harbourline/service-kit';

/** Of all connections, one address may have as many. */
const SHARE_OF_ONE = 1 / 16;
/** From here on idle connections are closed, so that there is one for whoever comes. */
const CROWDED = 3 / 4;

/**
 * Bounds the connections to a server, and those of one address, where it can be known; behind proxies of our own every
 * connection is theirs.
 */
export function limitConnections(
  server: Server,
  { total, perAddress, onRefusal }: { total: number; perAddress: 'limited' | 'unknown'; onRefusal: () => void },
): void {
  const open = new Map<string, number>();
  let all = 0;
  server.maxConnections = total;
  server.on('drop', onRefusal);
  server.on('connection', (socket: Socket) => {
    const key = addressKey((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    all += 1;
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
      all -= 1;
    });
    if (perAddress === 'limited' && count > total * SHARE_OF_ONE) {
      onRefusal();
      socket.destroy();
    } else if (all > total * CROWDED) server.closeIdleConnections();
  });
}
