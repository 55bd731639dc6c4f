import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@harbourline/test-kit/eventually';
import { startStack, type Stack } from './start-stack';

const MB = 1024 * 1024;

let stack: Stack;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  stack = await startStack({
    RATE_LIMIT: 'on',
    TRUSTED_PROXIES: '1',
    SLOW_CLIENT_SECONDS: '1',
    CALLS_PER_SERVICE: '8',
    UPSTREAM_TIMEOUT_SECONDS: '60',
  });
});
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  await stack.stop();
});

/** A connection on which these lines have been sent, and of which nothing is read unless somebody does. */
function sendOn(lines: string[]): Socket {
  const { hostname, port } = new URL(stack.gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  sockets.push(socket);
  return socket;
}

const post = (path: string, address: string, ...more: string[]) => [
  `POST ${path} HTTP/1.1`,
  'host: x',
  `x-forwarded-for: ${address}`,
  'content-type: application/json',
  ...more,
];
const get = (path: string, address: string) => [
  `GET ${path} HTTP/1.1`,
  'host: x',
  `x-forwarded-for: ${address}`,
  '',
  '',
];

/** All that comes until the other side ends the connection. */
async function allOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
  return text;
}

const ask = (path: string, address: string, init: RequestInit = {}) =>
  stack.ask(path, { ...init, headers: { 'x-forwarded-for': address, 'content-type': 'application/json' } });

it('begins nothing at a service for bodies that are still on their way, and answers others meanwhile', async () => {
  for (let sender = 0; sender < 40; sender += 1) {
    sendOn(post('/api/auth/login', `203.0.113.${sender}`, 'content-length: 100', '', '{'));
  }
  await pause(200);

  expect((await ask('/api/auth/login', '198.51.100.1', { method: 'POST', body: '{}' })).status).toBe(200);
  expect(stack.identity.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('answers 408 to a body that does not come, and ends the connection', async () => {
  const text = await allOf(sendOn(post('/api/auth/login', '203.0.113.1', 'content-length: 100', '', '{')));

  expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\nconnection: close\r\n[\s\S]*"code":"request_timeout"/i);
  expect(stack.identity.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('answers 408 to an upload that stands still, and lets the service go', async () => {
  const token = stack.tokens.tokenFor({ id: 8, role: 'owner' });
  const head = post('/api/upload', '203.0.113.1', `authorization: Bearer ${token}`, 'content-length: 100000', '', 'x');
  const socket = sendOn(head);
  await eventually('the upload has begun', () => stack.catalog.underWay === 1);

  expect(await allOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await eventually('the service is let go', () => stack.catalog.underWay === 0);
});

it('takes a body that comes slowly, but comes', async () => {
  const chunks = 32;
  const bytes = 4 * 1024;
  const socket = sendOn(
    post('/api/auth/login', '203.0.113.1', `content-length: ${chunks * bytes}`, 'connection: close', '', ''),
  );
  const text = allOf(socket);
  for (let sent = 0; sent < chunks; sent += 1) {
    socket.write(Buffer.alloc(bytes, 'x'));
    await pause(50);
  }

  expect(await text).toMatch(/^HTTP\/1\.1 200 /);
  expect(stack.identity.seen.at(-1)?.body).toHaveLength(chunks * bytes);
});

it('ends a connection on which headers do not come', async () => {
  expect(await allOf(sendOn(['GET /api/boats HTTP/1.1', 'host: x', 'x-one: 1']))).toMatch(/^HTTP\/1\.1 408 /);
});

it('ends a connection on which the rest of a refused body does not come', async () => {
  const text = await allOf(sendOn(post('/api/boats', '203.0.113.1', 'content-length: 100', '', '{')));
  expect(text).toMatch(/^HTTP\/1\.1 401 /);
});

describe('an answer that nobody reads', () => {
  const answerWithMegabytes = (count: number) => {
    const left: boolean[] = [];
    stack.catalog.answer((_, response) => {
      response.once('close', () => left.push(!response.writableFinished));
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': count * MB });
      const chunk = Buffer.alloc(MB, 'x');
      const more = (sent: number) => {
        if (sent < count) response.write(chunk, () => more(sent + 1));
        else response.end();
      };
      more(0);
    });
    return left;
  };

  it('ends with its connection, and its service is let go', async () => {
    const left = answerWithMegabytes(64);
    const socket = sendOn(get('/api/image/boat-images/1.jpg', '203.0.113.1')).pause();

    await eventually('the service is let go', () => left.length === 1);
    expect(left).toEqual([true]);
    await expect(allOf(socket)).resolves.toMatch(/^HTTP\/1\.1 200 /);
  });

  it('keeps nobody else from calls of the service, however many there are', async () => {
    answerWithMegabytes(64);
    for (let reader = 0; reader < 20; reader += 1) {
      sendOn(get('/api/image/boat-images/1.jpg', `203.0.113.${reader}`)).pause();
    }
    await eventually('they have begun', () => stack.catalog.seen.length === 20);

    stack.catalog.answer((_, response) => response.end('[]'));
    expect((await ask('/api/boats', '198.51.100.1')).status).toBe(200);
    expect((await ask('/api/image/boat-images/2.jpg', '198.51.100.1')).status).toBe(200);
  });

  it('is read in full by who reads', async () => {
    answerWithMegabytes(8);
    const response = await ask('/api/image/boat-images/1.jpg', '203.0.113.1');
    expect((await response.arrayBuffer()).byteLength).toBe(8 * MB);
  });
});

it('passes an answer of unknown length on whole, be it small or large', async () => {
  for (const megabytes of [0.1, 1.9, 5]) {
    const bytes = Math.round(megabytes * MB);
    stack.catalog.answer((_, response) => {
      response.write(Buffer.alloc(bytes, 'x'));
      response.end();
    });
    const response = await ask('/api/image/boat-images/1.jpg', '203.0.113.1');
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
  }
});
