import { setTimeout as pause } from 'node:timers/promises';
import { defineAttack } from './attack';
import { RawConnections } from './support/raw-connections';

const CONNECTIONS = 4;
const EACH = 100;
/** Takes as long as a password does, so that whatever is sent behind it has to wait. */
const SIGN_IN = JSON.stringify({ phone: '+14165559999', password: 'not-the-right-one' });
const FIRST = [
  ...['POST /api/auth/login HTTP/1.1', 'host: localhost', 'content-type: application/json'],
  ...[`content-length: ${SIGN_IN.length}`, '', SIGN_IN],
].join('\r\n');
const CALLS = ['/', '/boats', '/robots.txt', '/api/boats'];
const VISITS = 10;

export default defineAttack({
  tries: `${CONNECTIONS} connections that send ${EACH} requests each without waiting for an answer, and go, from the address of somebody else`,
  async run(target) {
    const connections = new RawConnections(target.instance.gatewayUrl);
    const address = target.freshAddress();
    const behind = CALLS.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join('');
    for (let at = 0; at < CONNECTIONS; at += 1) {
      connections.open(address, [FIRST + behind.repeat(EACH / CALLS.length)]);
    }
    await pause(50);
    // At once, so that nothing is written to who has gone.
    for (const socket of connections.sockets) socket.resetAndDestroy();
    await pause(2_000);

    const neighbor = target.client(address);
    const statuses: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const path of CALLS) statuses.push((await neighbor.send('GET', path)).status);
    }
    const answered = statuses.filter((status) => status === 200).length;
    return {
      held: answered === statuses.length,
      got: `${answered} of ${statuses.length} calls of the other one were answered`,
    };
  },
});
