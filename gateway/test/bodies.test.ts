import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { rawRequest } from './raw-request';
import { startStack, type Stack } from './start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const MB = 1024 * 1024;
const asJson = { 'content-type': 'application/json' };
const owner = () => ({ authorization: `Bearer ${stack.tokens.tokenFor({ id: 8, role: 'owner' })}` });

/** Sends the body in chunks, without saying how long it is. */
function sendChunked(path: string, bytes: number, headers: Record<string, string>) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sending = request(new URL(path, stack.gateway.url), { method: 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sending.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024, 'x');
    for (let sent = 0; sent < bytes; sent += chunk.length) sending.write(chunk);
    sending.end();
  });
}

it('answers 413 for a 10 MB body on a JSON route', async () => {
  const before = stack.identity.seen.length;
  const response = await stack.ask('/api/auth/login', {
    method: 'POST',
    body: Buffer.alloc(10 * MB, 'x'),
    headers: asJson,
  });

  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    code: 'body_too_large',
    message: expect.any(String),
    requestId: expect.any(String),
  });
  expect(stack.identity.seen).toHaveLength(before);
});

it('answers 413 as well when the body does not say how long it is', async () => {
  const before = stack.identity.seen.length;

  const { status, body } = await sendChunked('/api/auth/login', 10 * MB, asJson);

  expect([status, JSON.parse(body)]).toMatchObject([413, { code: 'body_too_large' }]);
  expect(stack.identity.seen).toHaveLength(before);
});

it('does not wait for a body that is announced as too large', async () => {
  const headers = { ...asJson, 'content-length': String(10 * MB) };
  const status = await new Promise((resolve, reject) => {
    const sending = request(new URL('/api/auth/login', stack.gateway.url), { method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });

  expect(status).toBe(413);
});

it('goes on with the connection after a body that was too large', async () => {
  const chunk = `${(10 * MB).toString(16)}\n${'x'.repeat(10 * MB)}\n0\n\n`;
  const { text } = await rawRequest(
    stack.gateway.url,
    `POST /api/auth/login HTTP/1.1\nHost: x\nContent-Type: application/json\nTransfer-Encoding: chunked\n\n${chunk}` +
      'GET /internal/health HTTP/1.1\nHost: x\nConnection: close\n\n',
  );

  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

it('lets 256 KB of JSON through, and not a byte more', async () => {
  const send = (bytes: number) =>
    stack.ask('/api/auth/login', { method: 'POST', body: Buffer.alloc(bytes, 'x'), headers: asJson });

  expect((await send(256 * 1024)).status).toBe(200);
  expect((await send(256 * 1024 + 1)).status).toBe(413);
  expect(stack.identity.seen.at(-1)?.body).toHaveLength(256 * 1024);
});

it('streams an upload of many pictures through, byte for byte', async () => {
  const picture = randomBytes(20 * MB);
  const form = new FormData();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) form.append('images', new Blob([picture]), name);

  expect((await stack.ask('/api/upload', { method: 'POST', body: form, headers: owner() })).status).toBe(200);

  const arrived = stack.catalog.seen.at(-1)?.body ?? Buffer.alloc(0);
  expect(arrived.length).toBeGreaterThan(60 * MB);
  const first = arrived.indexOf(picture);
  expect(first).toBeGreaterThan(0);
  expect(arrived.indexOf(picture, first + picture.length)).toBeGreaterThan(first);
});

it('passes the webhook bytes untouched, with the signature', async () => {
  const bytes = Buffer.from('{ "id":"evt_1",\r\n  "x": "\u00e9\\u00e9" , "amount":1e2}\n');

  const response = await stack.ask('/api/payment/webhook', {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=ab' },
  });

  expect(response.status).toBe(200);
  expect(stack.payments.seen.at(-1)).toMatchObject({
    body: bytes,
    headers: { 'stripe-signature': 't=1,v1=ab', 'content-type': 'application/json; charset=utf-8' },
  });
});

it('takes a webhook of up to 1 MB', async () => {
  const send = (bytes: number) => stack.ask('/api/payment/webhook', { method: 'POST', body: Buffer.alloc(bytes) });

  expect((await send(MB)).status).toBe(200);
  expect((await send(MB + 1)).status).toBe(413);
});

it('sends no body where there is none', async () => {
  await stack.ask('/api/auth/logout', { method: 'POST' });

  expect(stack.identity.seen.at(-1)).toMatchObject({ body: Buffer.alloc(0), headers: { 'content-length': '0' } });
});
