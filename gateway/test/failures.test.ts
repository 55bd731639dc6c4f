import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startStack, type Stack } from './start-stack';
import { startUpstream } from './upstream';

let stack: Stack;
beforeEach(async () => {
  stack = await startStack({ UPSTREAM_TIMEOUT_SECONDS: '1' });
});
afterEach(() => stack.stop());

async function outcome(response: Response) {
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

const failure = (code: string) => ({ code, message: expect.any(String), requestId: expect.any(String) });
const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };

it('answers 503 while a service is down, and serves again once it is back', async () => {
  await stack.catalog.stop();
  expect(await outcome(await stack.ask('/api/boats'))).toEqual({
    status: 503,
    retryAfter: '2',
    body: failure('unavailable'),
  });

  const back = await startUpstream(stack.catalog.port);
  expect((await stack.ask('/api/boats')).status).toBe(200);
  await back.stop();
});

it('goes on with the other services while one is down', async () => {
  await stack.booking.stop();
  expect((await stack.ask('/api/boats')).status).toBe(200);
});

it('answers 504 when a service takes too long', async () => {
  stack.catalog.answer(() => undefined);

  expect(await outcome(await stack.ask('/api/boats'))).toMatchObject({ status: 504, body: failure('gateway_timeout') });

  expect(stack.catalog.seen).toHaveLength(1);
});

it('answers 502 to a write whose connection breaks off, and does not repeat it', async () => {
  stack.identity.answer((request) => request.socket.destroy());

  for (const [path, init] of [['/api/auth/login', post] as const, ['/api/auth/logout', { method: 'POST' }] as const]) {
    expect(await outcome(await stack.ask(path, init))).toMatchObject({ status: 502, body: failure('bad_gateway') });
  }
  expect(stack.identity.seen.map(({ url }) => url)).toEqual(['/api/auth/login', '/api/auth/logout']);
});

it('repeats a read whose connection breaks off, once', async () => {
  stack.catalog.answer((request, response) => {
    if (stack.catalog.seen.length === 1) request.socket.destroy();
    else response.end('[]');
  });
  expect((await stack.ask('/api/boats')).status).toBe(200);

  stack.catalog.answer((request) => request.socket.destroy());
  expect((await stack.ask('/api/boats')).status).toBe(502);
  expect(stack.catalog.seen).toHaveLength(4);
});

it('answers 502 to what is not HTTP', async () => {
  await stack.catalog.stop();
  const nonsense = await listenRaw(stack.catalog.port, 'not http at all\r\n\r\n');

  expect(await outcome(await stack.ask('/api/boats'))).toMatchObject({ status: 502, body: failure('bad_gateway') });

  nonsense.close();
});

it('answers 502 where a service breaks a small answer off, instead of passing half of it', async () => {
  stack.catalog.answer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[1,');
    setTimeout(() => request.socket.destroy(), 50);
  });

  expect(await outcome(await stack.ask('/api/boats'))).toMatchObject({ status: 502, body: failure('bad_gateway') });
  expect(stack.catalog.seen).toHaveLength(2);
});

it('breaks its own answer off where the service did that of a large one', async () => {
  const half = Buffer.alloc(3 * 1024 * 1024, 'x');
  stack.catalog.answer((request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 2 * half.length });
    response.write(half, () => setTimeout(() => request.socket.destroy(), 50));
  });

  const response = await stack.ask('/api/image/boat-images/1.jpg');
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect((await stack.ask('/internal/health')).status).toBe(200);
});

it('lets a service go when the client has gone', async () => {
  let left = false;
  stack.catalog.answer((_, response) => response.once('close', () => (left = true)));
  const leaving = new AbortController();
  const asking = stack.ask('/api/boats', { signal: leaving.signal }).catch(() => 'gone');
  while (stack.catalog.seen.length === 0) await wait(5);

  leaving.abort();

  expect(await asking).toBe('gone');
  for (let turn = 0; turn < 100 && !left; turn += 1) await wait(5);
  expect(left).toBe(true);
  expect(stack.catalog.seen).toHaveLength(1);
});

it('lets requests under way end before it stops, and takes no new ones', async () => {
  stack.catalog.answer((_, response) => void wait(300).then(() => response.end('[1]')));
  const underWay = stack.ask('/api/boats').then((response) => response.text());
  while (stack.catalog.seen.length === 0) await wait(5);

  await stack.gateway.stop();

  expect(await underWay).toBe('[1]');
  await expect(stack.ask('/internal/health')).rejects.toThrow();
});

async function listenRaw(port: number, text: string): Promise<Server> {
  const server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .resume()
      .end(text),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect((server.address() as AddressInfo).port).toBe(port);
  return server;
}
