import { createPasswords } from '../src/passwords/passwords';
import { registered } from './accounts';
import { startIdentity } from './start-identity';

it('is refused nothing outside of production', async () => {
  expect((await createPasswords('development')).isForDemo('sail-the-lake')).toBe(false);
});

it('lets nobody sign in or register with it in production, and says what to do', async () => {
  const demo = await startIdentity();
  const { phone } = await registered(demo, { password: 'sail-the-lake' });
  const production = await demo.replica({
    NODE_ENV: 'production',
    RATE_LIMIT: 'on',
    INTERNAL_SECRET: 'a-secret-of-its-own-here',
  });
  try {
    const signIn = await production.browser().post('/api/auth/login', { phone, password: 'sail-the-lake' });
    expect(signIn).toMatchObject({
      status: 403,
      body: {
        code: 'demo_account',
        message: 'This password belongs to the demonstration. Please use “Forgot password?” to choose one of your own.',
      },
    });
    expect(signIn.headers.getSetCookie()).toEqual([]);
    const wrong = await production.browser().post('/api/auth/login', { phone, password: 'something else' });
    expect(wrong.status).toBe(401);
    await expect(registered(production, { password: 'sail-the-lake' })).rejects.toThrow('400');
  } finally {
    await production.stop();
    await demo.stop();
  }
});
