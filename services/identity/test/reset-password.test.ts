import { freshPhone } from '@harbourline/client';
import { accountSecured, passwordResetRequested, userUpdated } from '@harbourline/contracts';
import { eventually } from '@harbourline/test-kit/eventually';
import { guessesAt } from '../src/domain/limits';
import { removeOldTokens } from '../src/use-cases/remove-old-tokens';
import { PASSWORD, registered, type Registered } from './accounts';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
afterAll(() => identity.stop());

const NEW = 'a windy harbour';
const INVALID = {
  status: 404,
  body: { code: 'reset_link_invalid', message: 'This password reset link is invalid or expired.' },
};

const check = (token: string) => identity.browser().get(`/api/reset-password?token=${encodeURIComponent(token)}`);
const reset = (token: unknown, newPassword: unknown = NEW, browser = identity.browser()) =>
  browser.post('/api/reset-password', { token, newPassword });
const signIn = ({ phone }: Registered, password: string, browser = identity.browser()) =>
  browser.post('/api/auth/login', { phone, password });

/** The token of the link that the user is sent. */
async function linkFor({ id, phone }: Registered): Promise<string> {
  const sent = () => eventsAbout(identity, id, passwordResetRequested);
  const before = (await sent()).length;
  await identity.browser().post('/api/forgot-password', { phone });
  identity.clock.ring(); // the request is answered by a job
  const link = await eventually('the link was sent', async () => (await sent())[before]);
  return unsealed('reset', link.data['sealedToken']);
}

it('sets the new password: the old one is good no more', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);
  expect((await check(token)).status).toBe(204);

  const { status, body } = await reset(token);

  expect({ status, body }).toEqual({
    status: 200,
    body: { message: 'Your password has been updated. You can now log in with your new password.' },
  });
  expect((await signIn(user, PASSWORD)).status).toBe(401);
  expect((await signIn(user, NEW)).status).toBe(200);
});

it('ends all sessions', async () => {
  const user = await registered(identity);
  const [phone, laptop] = [identity.browser(), identity.browser()];
  await signIn(user, PASSWORD, phone);
  await signIn(user, PASSWORD, laptop);

  await reset(await linkFor(user), NEW, laptop);

  expect(laptop.cookie('access')).toBe('');
  for (const browser of [user.browser, phone]) {
    expect(await browser.post('/api/auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  }
  const sessions = await identity.db.client.session.findMany({ where: { userId: user.id } });
  expect(sessions.map(({ endReason }) => endReason)).toEqual(Array<string>(3).fill('password_changed'));
});

it('tells the user by the address that is known', async () => {
  const user = await registered(identity);
  await reset(await linkFor(user));

  const events = await eventsAbout(identity, user.id, accountSecured, userUpdated);
  expect(events.map(({ type, data }) => ({ type, data }))).toEqual([
    {
      type: accountSecured.type,
      data: { userId: user.id, fullName: 'Rosa Martin', email: user.email, changed: ['password'] },
    },
  ]);
});

it('takes a link once, also when it comes many times at once', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);

  const answers = await Promise.all(Array.from({ length: 8 }, (_, turn) => reset(token, `${NEW} ${turn}`)));

  const winners = answers.flatMap(({ status }, turn) => (status === 200 ? [turn] : []));
  expect(winners).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  expect((await signIn(user, `${NEW} ${winners[0]}`)).status).toBe(200);
  expect(await eventsAbout(identity, user.id, accountSecured)).toHaveLength(1);
  expect(await check(token)).toMatchObject(INVALID);
  expect(await reset(token)).toMatchObject(INVALID);
});

it('refuses a link after thirty minutes', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);
  identity.clock.advance({ minutes: 30, seconds: -0.001 });
  expect((await check(token)).status).toBe(204);
  identity.clock.advance({ seconds: 0.001 });

  expect(await check(token)).toMatchObject(INVALID);
  expect(await reset(token)).toMatchObject(INVALID);
  expect((await signIn(user, PASSWORD)).status).toBe(200);
});

it('refuses what is no link: made up, altered, or the stored form of one', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);
  const { token: stored } = await identity.db.client.passwordResetToken.findFirstOrThrow({
    where: { userId: user.id },
  });
  for (const forged of ['x', 'x'.repeat(43), `${token}x`, token.slice(0, -1), stored]) {
    expect(await check(forged)).toMatchObject(INVALID);
    expect(await reset(forged)).toMatchObject(INVALID);
  }
  expect((await check(token)).status).toBe(204);
});

it('refuses the link of an account that was deactivated meanwhile', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);
  await identity.db.client.user.update({ where: { id: user.id }, data: { active: false } });

  expect(await check(token)).toMatchObject(INVALID);
  expect(await reset(token)).toMatchObject(INVALID);
});

it.each([
  [{ newPassword: NEW }, 'token', 'Reset token is required'],
  [{ token: '', newPassword: NEW }, 'token', 'Reset token is required'],
  [{ token: 'x', newPassword: '12345' }, 'newPassword', 'Password must be at least 6 characters'],
])('asks again for %j', async (form, field, message) => {
  expect(await identity.browser().post('/api/reset-password', form)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { [field]: message } },
  });
});

it('asks for a token where there is none to check', async () => {
  const message = 'Reset token is required';
  for (const path of ['/api/reset-password', '/api/reset-password?token=']) {
    expect(await identity.browser().get(path)).toMatchObject({ status: 400, body: { message } });
  }
});

it('refuses a common password and leaves the link good', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);
  const message = 'This password is too common. Please choose another one.';

  expect(await reset(token, 'Password1')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { newPassword: message } },
  });
  expect((await reset(token)).status).toBe(200);
});

it('lets the right user in although strangers have had the phone blocked', async () => {
  const user = await registered(identity);
  const resetAt = new Date(identity.clock.now().getTime() + 15 * 60_000);
  const key = guessesAt.phone(user.phone);
  await identity.db.client.attempt.create({ data: { key, count: 9, resetAt } });
  expect((await signIn(user, PASSWORD)).status).toBe(429);

  const browser = identity.browser();
  await reset(await linkFor(user), NEW, browser);

  expect((await signIn(user, NEW)).status).toBe(200);
  await identity.db.client.attempt.update({ where: { key }, data: { count: 9 } });
  expect((await signIn(user, NEW, browser)).status).toBe(200);
});

it('does not let a sign-in with the old password slip past', async () => {
  const user = await registered(identity);
  const token = await linkFor(user);
  const browsers = Array.from({ length: 6 }, () => identity.browser());

  await Promise.all([reset(token), ...browsers.map((browser) => signIn(user, PASSWORD, browser))]);

  for (const browser of [user.browser, ...browsers]) {
    expect((await browser.post('/api/auth/refresh')).status).toBe(401);
  }
});

it('checks a hundred and twenty links an hour from one address, and resets with thirty', async () => {
  const browser = identity.browser();
  const checks = await Promise.all(
    Array.from({ length: 121 }, () => browser.get(`/api/reset-password?token=${freshPhone()}`)),
  );
  expect(checks.filter(({ status }) => status === 404)).toHaveLength(120);
  const resets = await Promise.all(Array.from({ length: 31 }, () => reset('x', NEW, browser)));
  expect(resets.filter(({ status }) => status === 404)).toHaveLength(30);
  expect(resets.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
});

it('forgets links and counts whose time is over, and nothing else', async () => {
  const { client } = identity.db;
  await linkFor(await registered(identity));
  identity.clock.advance({ hours: 2 });
  const user = await registered(identity);
  const token = await linkFor(user);

  while ((await removeOldTokens(identity)) > 0);

  expect(await client.passwordResetToken.findMany({ select: { userId: true } })).toEqual([{ userId: user.id }]);
  expect(await client.attempt.count({ where: { resetAt: { lte: identity.clock.now() } } })).toBe(0);
  expect(await client.attempt.count({ where: { key: { contains: user.phone } } })).toBe(1);
  expect((await check(token)).status).toBe(204);
});
