import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@harbourline/test-kit/eventually';
import { listen, type Listening } from '../src/http/listen';

const SHORTLY_MS = 50;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

let listening: Listening | undefined;
let begun: string[];
beforeEach(() => (begun = []));
afterEach(() => listening?.stop());

/** A connection on which all of that comes at once. */
async function send(text: string, handler: RequestListener): Promise<Socket> {
  const noted = (request: IncomingMessage, response: ServerResponse) => {
    begun.push(request.url ?? '');
    handler(request, response);
  };
  listening = await listen(noted, { host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(listening.url).port), '127.0.0.1').on('error', () => undefined);
  socket.write(text);
  return socket;
}

it('begins with each request of a connection when the one before it is answered', async () => {
  let underWay = 0;
  const answer: RequestListener = (request, response) => {
    underWay += 1;
    setTimeout(() => response.end(`${request.url} beside ${underWay - 1} others;`), SHORTLY_MS);
    response.once('close', () => (underWay -= 1));
  };
  const socket = await send(get('/1') + get('/2') + get('/3'), answer);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await eventually('all are answered', () => text.includes('/3'));
  expect(text.match(/\/\d [^;]+/g)).toEqual(['/1', '/2', '/3'].map((path) => `${path} beside 0 others`));
  socket.destroy();
});

it('begins with none that waits when its connection ends, and closes what has begun', async () => {
  const closed: string[] = [];
  const socket = await send(get('/1') + get('/2'), (request, response) => {
    response.once('close', () => closed.push(request.url ?? ''));
  });
  await eventually('the first one has begun', () => begun.length > 0);
  socket.resetAndDestroy();
  await eventually('the first one is closed', () => closed.length > 0);
  await pause(SHORTLY_MS);
  expect([begun, closed]).toEqual([['/1'], ['/1']]);
});

it('ends a connection on which too many wait', async () => {
  const socket = await send(get('/').repeat(100), () => undefined);
  socket.resume();
  await once(socket, 'close');
  expect(begun).toEqual(['/']);
});

it('ends a connection on which Node has refused a request by itself while others waited', async () => {
  const expecting = get('/2').replace('\r\n\r\n', '\r\nexpect: more\r\n\r\n');
  const socket = await send(get('/1') + expecting + get('/3'), (_, response) => {
    setTimeout(() => response.end(), SHORTLY_MS);
  });
  socket.resume();
  await once(socket, 'close');
  expect(begun).toEqual(['/1']);
});
