import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { timeLimit } from '../src/http/time-limit';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let server: Server;
let collecting: NodeJS.Timeout;
beforeEach(async () => {
  server = createServer(() => undefined); // never answers
  await once(server.listen(0, '127.0.0.1'), 'listening');
  collecting = setInterval(collectGarbage, 50);
});
afterEach(() => {
  clearInterval(collecting);
  server.closeAllConnections();
  server.close();
});

const ask = (signal: AbortSignal) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { signal });

it('ends a call in time, however often the garbage is collected meanwhile', async () => {
  await expect(ask(timeLimit(new AbortController().signal, 1_000))).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('ends it with the signal', async () => {
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(new Error('stopped')), 300);
  await expect(ask(timeLimit(stopping.signal, 100_000))).rejects.toThrow('stopped');
});
