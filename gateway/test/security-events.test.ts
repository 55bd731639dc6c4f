import { eventually } from '@harbourline/test-kit/eventually';
import { startStack, type Stack } from './start-stack';

const KEY = 'only-for-tests-address-key';
const ADDRESS = '203.0.113.77';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1', CALLS_PER_SERVICE: '1', ADDRESS_KEY: KEY });
});
afterAll(() => stack.stop());

const ask = (path: string, { headers = {}, ...init }: { headers?: Record<string, string>; method?: string } = {}) =>
  stack.ask(path, { ...init, headers: { 'x-forwarded-for': ADDRESS, ...headers } });
const told = (event: string) => stack.log.security().filter((line) => line['event'] === event);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('says in the line of each request who made it and from where, but not the address', async () => {
  await ask('/api/bookings', { headers: bearer(stack.tokens.tokenFor({ id: 7, role: 'renter' })) });
  await ask('/api/boats', { headers: { 'x-forwarded-address-key': 'made-up' } });
  await ask('/api/boats', { headers: { 'x-forwarded-for': '203.0.113.78' } });

  const [mine, anonymous, other] = await eventually('all are told', () => {
    const lines = stack.log.requests();
    return lines.length === 3 && lines;
  });
  expect(mine).toMatchObject({ path: '/api/bookings', status: 200, account: 7 });
  expect(mine?.['address']).toMatch(/^[\w-]{43}$/);
  expect(anonymous).toMatchObject({ address: mine?.['address'] });
  expect(anonymous).not.toHaveProperty('account');
  expect(other?.['address']).not.toBe(mine?.['address']);
  expect(stack.booking.seen.at(-1)?.headers['x-forwarded-address-key']).toBe(mine?.['address']);
  expect(stack.log.text()).not.toContain('203.0.113');
});

it('tells of a write that comes from another origin', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await ask('/api/auth/logout', { method: 'POST', headers })).status).toBe(403);
  expect(told('origin')).toMatchObject([{ outcome: 'refused', route: '/api/auth/logout', level: 'warn' }]);
  expect(stack.log.text()).not.toContain('evil.example');
});

it('tells of a token that we have not signed, and not of one that has run out', async () => {
  const expired = stack.tokens.tokenFor({ id: 7, role: 'renter', expiresIn: -10 });
  expect((await ask('/api/bookings', { headers: bearer(expired) })).status).toBe(401);
  expect(told('token')).toEqual([]);
  const forged = stack.tokens.forgedTokenFor({ id: 7, role: 'renter' });
  expect((await ask('/api/bookings', { headers: bearer(forged) })).status).toBe(401);
  expect(told('token')).toMatchObject([{ outcome: 'forged', route: '/api/bookings' }]);
});

it('tells of a call that is not for the role of who makes it', async () => {
  await ask('/api/users', { headers: bearer(stack.tokens.tokenFor({ id: 8, role: 'renter' })) });
  expect(told('access')).toMatchObject([{ outcome: 'refused', account: 8, route: '/api/users' }]);
});

it('tells once of a limit that is hit again and again, and counts the rest', async () => {
  const statuses: number[] = [];
  // One after the other: all at once, some would be turned away because the service is full.
  for (let call = 0; call < 65; call += 1) statuses.push((await ask('/api/auth/login', { method: 'POST' })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(told('limit')).toMatchObject([
    { outcome: 'reached', detail: 'too_many_requests', route: '/api/auth/login', address: expect.any(String) },
  ]);
});

it('tells in one line, without a stack, of calls that it turns away because a service is full', async () => {
  const held: (() => void)[] = [];
  stack.catalog.answer((_, response) => held.push(() => response.end('[]')));
  const first = ask('/api/boats');
  await eventually('it is there', () => held.length === 1);
  const turnedAway = await Promise.all(Array.from({ length: 3 }, () => ask('/api/boats')));
  held.forEach((answer) => answer());
  await first;
  expect(turnedAway.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(told('shed')).toMatchObject([{ outcome: 'refused', detail: 'service', route: '/api/boats' }]);
  expect(stack.log.failures()).toEqual([]);
});
