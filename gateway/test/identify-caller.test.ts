import { ACCESS_COOKIE, json, startStack, type Stack } from './start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const renter = { id: 7, role: 'renter' } as const;

/** `GET /api/auth/me` is for whoever is signed in, `GET /api/boats` for anyone, `POST /api/boats` for owners. */
async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const response = await stack.ask(path, { method, ...(method === 'POST' ? json({}) : {}), headers: { ...headers } });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ cookie: `theme=dark; ${ACCESS_COOKIE}=${token}` });

it.each(['forged', 'expired', 'malformed', 'missing'])('refuses a %s token with 401', async (kind) => {
  const token = {
    forged: stack.tokens.forgedTokenFor(renter),
    expired: stack.tokens.tokenFor({ ...renter, expiresIn: -1 }),
    malformed: 'a.b.c',
    missing: '',
  }[kind];
  const before = stack.identity.seen.filter(({ url }) => url === '/api/auth/me').length;

  for (const headers of [bearer(token ?? ''), cookie(token ?? ''), { authorization: token ?? '' }]) {
    expect(await ask('/api/auth/me', headers)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: 'Please sign in.', requestId: expect.any(String) },
    });
  }
  expect(stack.identity.seen.filter(({ url }) => url === '/api/auth/me')).toHaveLength(before);
});

it('turns the access cookie into the token that services read', async () => {
  const token = stack.tokens.tokenFor(renter);

  expect((await ask('/api/auth/me', cookie(token))).status).toBe(200);

  expect(stack.identity.seen.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
});

it("passes a client's own Bearer token on, and prefers it to the cookie", async () => {
  const [own, other] = [stack.tokens.tokenFor(renter), stack.tokens.tokenFor({ id: 8, role: 'owner' })];

  await ask('/api/auth/me', { ...bearer(own), ...cookie(other) });

  expect(stack.identity.seen.at(-1)?.headers.authorization).toBe(`Bearer ${own}`);
});

it('drops an Authorization header that is not a Bearer token', async () => {
  const token = stack.tokens.tokenFor(renter);

  await ask('/api/auth/me', { authorization: 'Basic YTpi', ...cookie(token) });
  expect(stack.identity.seen.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);

  await ask('/api/boats', { authorization: 'Basic YTpi' });
  expect(stack.catalog.seen.at(-1)?.headers.authorization).toBeUndefined();
});

it('drops a token that is not good, instead of refusing it, where anyone may call', async () => {
  for (const token of [stack.tokens.forgedTokenFor(renter), stack.tokens.tokenFor({ ...renter, expiresIn: -1 })]) {
    for (const sent of [cookie(token), bearer(token)]) {
      expect((await ask('/api/boats', sent)).status).toBe(200);
      expect(stack.catalog.seen.at(-1)?.headers.authorization).toBeUndefined();
    }
  }
  const good = stack.tokens.tokenFor(renter);
  await ask('/api/boats', cookie(good));
  expect(stack.catalog.seen.at(-1)?.headers.authorization).toBe(`Bearer ${good}`);
});

it('refuses a role that the call is not for', async () => {
  expect(await ask('/api/boats', bearer(stack.tokens.tokenFor(renter)), 'POST')).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  const owner = stack.tokens.tokenFor({ id: 8, role: 'owner' });
  expect((await ask('/api/boats', bearer(owner), 'POST')).status).toBe(200);
});

it('shows cookies to identity alone', async () => {
  const sent = cookie(stack.tokens.tokenFor(renter));
  await ask('/api/auth/me', sent);
  await ask('/api/boats', sent);

  expect(stack.identity.seen.at(-1)?.headers.cookie).toBe(sent.cookie);
  expect(stack.catalog.seen.at(-1)?.headers).not.toHaveProperty('cookie');
});

it('answers 503 to the signed in while the keys cannot be had, and goes on serving everyone else', async () => {
  const lost = await startStack({ IDENTITY_URL: 'http://127.0.0.1:9' });
  try {
    const headers = cookie(lost.tokens.tokenFor(renter));
    const guarded = await lost.ask('/api/bookings', { headers });
    expect([guarded.status, guarded.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await lost.ask('/api/boats', { headers })).status).toBe(200);
  } finally {
    await lost.stop();
  }
});
