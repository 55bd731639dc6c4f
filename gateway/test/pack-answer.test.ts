import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { startStack, type Stack } from './start-stack';

const LONG = JSON.stringify({ boats: Array.from({ length: 60 }, (_, id) => ({ id, name: `Boat number ${id}` })) });
const SHORT = JSON.stringify({ ok: true });
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

function serve(body: string, headers: Record<string, string> = {}, status = 200): void {
  stack.catalog.answer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body),
  );
}

/** As it travels: `fetch` would unpack it. */
async function askRaw(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(new URL(path, stack.gateway.url), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['identity', undefined],
  ['', undefined],
] as const)('sends a long answer to who takes “%s” as %s', async (accepted, encoding) => {
  serve(LONG);
  const answer = await askRaw('/api/boats', accepted ? { 'accept-encoding': accepted } : {});

  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['vary']).toContain('Accept-Encoding');
  expect(unpack[encoding ?? 'none'](answer.body).toString()).toBe(LONG);
  if (!encoding) return;
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.body.length).toBeLessThan(LONG.length / 4);
});

it('leaves alone what is short, what failed, what is no JSON and what is compressed already', async () => {
  const accepting = { 'accept-encoding': 'br' };
  serve(SHORT);
  expect((await askRaw('/api/boats', accepting)).headers).not.toHaveProperty('content-encoding');
  serve(LONG, {}, 404);
  expect((await askRaw('/api/boats', accepting)).headers).not.toHaveProperty('content-encoding');
  serve(LONG, { 'content-type': 'image/webp' });
  expect((await askRaw('/api/boats', accepting)).headers).not.toHaveProperty('content-encoding');
  serve(LONG, { 'content-encoding': 'gzip' });
  expect((await askRaw('/api/boats', accepting)).headers['content-encoding']).toBe('gzip');
});

it('compresses no answer to a call that does something: those carry tokens', async () => {
  const owner = stack.tokens.tokenFor({ id: 8, role: 'owner' });
  serve(LONG, {}, 201);
  const answer = await askRaw(
    '/api/boats',
    { 'accept-encoding': 'br', authorization: `Bearer ${owner}`, 'content-type': 'application/json' },
    'POST',
  );
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

it('answers 304 to who has what may be kept, and with the whole to who has something else', async () => {
  serve(LONG, { 'cache-control': 'public, max-age=60' });
  const first = await askRaw('/api/boats', { 'accept-encoding': 'gzip' });
  const etag = String(first.headers['etag']);
  const again = await askRaw('/api/boats', { 'accept-encoding': 'gzip', 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
  expect(again.headers['cache-control']).toBe('public, max-age=60');

  serve(LONG.replace('Boat number 7', 'Another name'), { 'cache-control': 'public, max-age=60' });
  expect((await askRaw('/api/boats', { 'if-none-match': etag })).status).toBe(200);
});

it('gives no tag to what is somebody’s own', async () => {
  serve(LONG);
  expect((await askRaw('/api/boats', {})).headers).not.toHaveProperty('etag');
});
