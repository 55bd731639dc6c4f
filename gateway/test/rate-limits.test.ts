import { addressKey, ConfigError, readConfig } from '@harbourline/service-kit';
import { configSchema } from '../src/config';
import { json, startStack, type Stack } from './start-stack';

let stack: Stack;
beforeEach(async () => {
  stack = await startStack({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
});
afterEach(() => stack.stop());

async function statuses(count: number, ask: () => Promise<Response>): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  for (let turn = 0; turn < count; turn += 50) {
    const answers = await Promise.all(Array.from({ length: Math.min(50, count - turn) }, ask));
    for (const answer of answers) {
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      await answer.arrayBuffer();
    }
  }
  return seen;
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (address: string) => {
  const { body, headers } = json({});
  return stack.ask('/api/auth/login', { method: 'POST', body, headers: { ...headers, ...from(address) } });
};

it('lets an address sign in 60 times a minute, and says when to come back', async () => {
  expect(await statuses(70, () => signIn('203.0.113.1'))).toEqual(
    new Map([
      [200, 60],
      [429, 10],
    ]),
  );

  const refused = await signIn('203.0.113.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests', requestId: expect.any(String) });
});

it('counts each address, and each kind of call, for itself', async () => {
  await statuses(61, () => signIn('203.0.113.1'));

  expect((await signIn('203.0.113.2')).status).toBe(200);
  expect((await stack.ask('/api/boats', { headers: from('203.0.113.1') })).status).toBe(200);
});

it('lets an address ask 1200 times a minute', async () => {
  const answers = await statuses(1210, () => stack.ask('/api/boats', { headers: from('203.0.113.1') }));
  expect(answers.get(429)).toBe(10);
});

it('counts an IPv6 subscriber once, whichever of their addresses they use', async () => {
  await statuses(60, () => signIn('2001:db8:1:2::1'));
  expect((await signIn('2001:db8:1:2:3:4:5:6')).status).toBe(429);
  expect((await signIn('2001:db8:1:3::1')).status).toBe(200);

  const one = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3:4:5:6'];
  expect(new Set(one.map(addressKey)).size).toBe(1);
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('::1')).toBe('0:0:0:0');
  expect(addressKey('203.0.113.1')).toBe('203.0.113.1');
});

it('does not start in production with its limits off', () => {
  const production = {
    NODE_ENV: 'production',
    PORT: '0',
    PUBLIC_ORIGIN: 'https://harbourline.example',
    ...Object.fromEntries(
      ['IDENTITY', 'CATALOG', 'BOOKING', 'PAYMENTS', 'NOTIFICATIONS'].map((name) => [`${name}_URL`, 'http://x:1']),
    ),
  };
  expect(() => readConfig(configSchema, { ...production, RATE_LIMIT: 'off' })).toThrow(ConfigError);
  expect(readConfig(configSchema, production).RATE_LIMIT).toBe('on');
});
