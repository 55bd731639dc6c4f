import { eventually } from '@harbourline/test-kit/eventually';
import { ACCESS_COOKIE, startStack } from './start-stack';

it('refuses a token whose session has ended, and drops it where anyone may call', async () => {
  const stack = await startStack();
  try {
    const headers = {
      cookie: `${ACCESS_COOKIE}=${stack.tokens.tokenFor({ id: 7, role: 'renter', sessionId: 'ended' })}`,
    };
    const statusOf = async (path: string) => (await stack.ask(path, { headers })).status;
    expect(await statusOf('/api/auth/me')).toBe(200);

    stack.tokens.revoke('ended');

    await eventually('the token is refused', async () => (await statusOf('/api/auth/me')) === 401);
    expect(await statusOf('/api/boats')).toBe(200);
    expect(stack.catalog.seen.at(-1)?.headers.authorization).toBeUndefined();
  } finally {
    await stack.stop();
  }
});

it('knows which sessions had ended before it started, from its first request on', async () => {
  const first = await startStack();
  first.tokens.revoke('ended');
  const second = await startStack({ IDENTITY_URL: first.identity.url });
  try {
    const token = first.tokens.tokenFor({ id: 7, role: 'renter', sessionId: 'ended' });
    const answer = await second.ask('/api/auth/me', { headers: { cookie: `${ACCESS_COOKIE}=${token}` } });
    expect(answer.status).toBe(401);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
