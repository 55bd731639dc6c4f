import { json, PUBLIC_ORIGIN, startStack, type Stack } from './start-stack';
import { rawRequest } from './raw-request';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ PAYMENT_PROVIDER_ORIGIN: 'http://localhost:8083/v1' });
});
afterAll(() => stack.stop());

it('strips every header that only the gateway may set, and sets its own', async () => {
  const theirs = 'given-by-the-client';
  const response = await stack.ask('/api/boats', {
    headers: {
      'x-request-id': theirs,
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': theirs,
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': theirs,
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      traceparent: theirs,
    },
  });

  const headers = stack.catalog.seen.at(-1)?.headers ?? {};
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost:8080',
    'x-forwarded-proto': 'http',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(JSON.stringify(headers)).not.toMatch(/given-by-the-client|6\.6\.6\.6/);
  expect(response.headers.get('x-request-id')).toBe(headers['x-request-id']);
});

it('lets the trace that a browser began go on, whatever else the caller says of traces', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await stack.ask('/api/boats', { headers: { traceparent, tracestate: 'a=b', baggage: 'a=b' } });

  const headers = stack.catalog.seen.at(-1)?.headers ?? {};
  expect(headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-0[01]$/);
  expect(headers).not.toHaveProperty('tracestate');
  expect(headers).not.toHaveProperty('baggage');
});

it('keeps what a client names in Connection from reaching the service, and its own headers there', async () => {
  await rawRequest(
    stack.gateway.url,
    'GET /api/boats HTTP/1.1\nHost: x\nX-Hop: 1\nTE: trailers\nConnection: close, X-Hop, X-Request-Id, X-Forwarded-For\n\n',
  );

  const headers = stack.catalog.seen.at(-1)?.headers ?? {};
  expect(headers).not.toHaveProperty('x-hop');
  expect(headers).not.toHaveProperty('te');
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-request-id': expect.any(String) });
});

it('believes its own proxies about the address of the client, and nobody further out', async () => {
  const behindTwo = await startStack({ TRUSTED_PROXIES: '2' });
  try {
    await behindTwo.ask('/api/boats', { headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' } });
    expect(behindTwo.catalog.seen.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
  } finally {
    await behindTwo.stop();
  }
});

it('passes the Idempotency-Key and the body on', async () => {
  const owner = stack.tokens.tokenFor({ id: 8, role: 'owner' });
  const { body, headers } = json({ boatName: 'Léa' });
  await stack.ask('/api/boats', {
    method: 'POST',
    body,
    headers: { ...headers, authorization: `Bearer ${owner}`, 'idempotency-key': 'key-0001' },
  });

  expect(stack.catalog.seen.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'key-0001', 'content-length': String(Buffer.byteLength(body)) },
    body: Buffer.from(body),
  });
});

it('passes every cookie that a service sets', async () => {
  stack.catalog.answer((_, response) =>
    response.writeHead(204, { 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] }).end(),
  );

  const response = await stack.ask('/api/boats');

  expect([response.status, response.headers.getSetCookie()]).toEqual([204, ['a=1; Path=/', 'b=2; Path=/']]);
});

it('lets nobody keep an answer that its service says nothing about', async () => {
  stack.catalog.answer((_, response) => response.end('[]'));
  expect((await stack.ask('/api/boats')).headers.get('cache-control')).toBe('no-store');

  stack.catalog.answer((_, response) => response.setHeader('cache-control', 'public, max-age=60').end('x'));
  expect((await stack.ask('/api/boats')).headers.get('cache-control')).toBe('public, max-age=60');
});

it('tells the browser to run and fetch our own things and the card provider only, and to frame films', async () => {
  const { headers } = await stack.ask('/internal/health');
  const policy = Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split(';').map((line) => {
      const [name = '', ...sources] = line.trim().split(' ');
      return [name, sources];
    }),
  );

  expect(policy).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", 'https://js.stripe.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.stripe.com', 'http://localhost:8083'],
    'frame-src': [
      'https://js.stripe.com',
      'https://hooks.stripe.com',
      'http://localhost:8083',
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('insists on https where the product is served by it', async () => {
  const secure = await startStack({ PUBLIC_ORIGIN: 'https://harbourline.example' });
  try {
    const { headers } = await secure.ask('/internal/health');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    await secure.ask('/api/auth/me', {
      headers: { cookie: `__Host-hl_access=${secure.tokens.tokenFor({ id: 7, role: 'renter' })}` },
    });
    expect(secure.identity.seen.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  } finally {
    await secure.stop();
  }
});

describe('a write', () => {
  const write = (headers: Record<string, string>, path = '/api/auth/logout') =>
    stack.ask(path, { method: 'POST', headers });

  it.each([
    ['its own origin', { origin: PUBLIC_ORIGIN }],
    ['its own page as the referer', { referer: `${PUBLIC_ORIGIN}/boats/7` }],
    ['the same origin, as the browser says', { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' }],
    ['none of these headers', {}],
  ])('is taken from %s', async (_, headers) => {
    expect((await write(headers)).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:8081' }],
    ['https of the same host', { origin: 'https://localhost:8080' }],
    ['an origin that hides', { origin: 'null' }],
    ["another site's page as the referer", { referer: 'https://evil.example/http://localhost:8080' }],
    ['a referer that is none', { referer: 'localhost' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', async (_, headers) => {
    const before = stack.identity.seen.length;
    const response = await write(headers);

    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'cross_origin', requestId: expect.any(String) });
    expect(stack.identity.seen).toHaveLength(before);
  });

  it("of the card provider's webhook may come from anywhere", async () => {
    expect((await write({ origin: 'https://stripe.com' }, '/api/payment/webhook')).status).toBe(200);
  });

  it('is the only thing that is asked for its origin', async () => {
    const response = await stack.ask('/api/boats', { headers: { origin: 'https://evil.example' } });
    expect(response.status).not.toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
