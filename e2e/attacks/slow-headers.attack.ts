import { setTimeout as pause } from 'node:timers/promises';
import { defineAttack } from './attack';
import { RawConnections } from './support/raw-connections';

const CONNECTIONS = 400;
const ADDRESSES = 8;
const LINES = 13;

export default defineAttack({
  tries: `${CONNECTIONS} requests whose headers come a line a second`,
  waits: true,
  async run(target) {
    const connections = new RawConnections(target.instance.gatewayUrl);
    const addresses = Array.from({ length: ADDRESSES }, () => target.freshAddress());
    try {
      for (let at = 0; at < CONNECTIONS; at += 1) {
        // Read, so that the end of a connection is seen.
        connections.open(addresses[at % ADDRESSES] ?? '', ['GET / HTTP/1.1', 'host: localhost', '']).resume();
      }
      for (let line = 0; line < LINES; line += 1) {
        await pause(1_000);
        for (const socket of connections.sockets) if (socket.writable) socket.write(`x-line-${line}: 1\r\n`);
      }
      const left = connections.sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;
      return { held: left === 0, got: `${left} of them are still open after ${LINES} s` };
    } finally {
      connections.closeAll();
    }
  },
});
