import { freshPhone } from '@harbourline/client';
import { passwordResetRequested } from '@harbourline/contracts';
import { eventually } from '@harbourline/test-kit/eventually';
import { administrator, PASSWORD, registered, registrationForm, type Registered } from './accounts';
import { keyOf } from './browser';
import { eventsAbout, unsealed } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
let rosa: Registered;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT: 'on' });
});
beforeEach(async () => {
  rosa = await registered(identity);
});
afterAll(() => identity.stop());

const signIn = (phone: string, password: string) => identity.browser().post('/api/auth/login', { phone, password });
/** The lines of the log about an account since it was made. */
const told = (account: number) => {
  const [, ...events] = identity.log.security(account);
  return events.map(({ event, outcome, detail, by }) => ({
    what: [event, outcome].join(' '),
    ...(detail === undefined ? {} : { detail }),
    ...(by === undefined ? {} : { by }),
  }));
};

it('tells of a registration and of signing in: which account, from where, in which request', async () => {
  const browser = identity.browser();
  const form = registrationForm();
  const { body, headers } = await browser.post('/api/auth/register', form);
  await browser.post('/api/auth/login', { phone: form.phone, password: PASSWORD });
  const [registration, session] = identity.log.security(Number(body['id']));
  expect(registration).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    pid: expect.any(Number),
    hostname: expect.any(String),
    name: 'identity',
    event: 'registration',
    outcome: 'succeeded',
    account: body['id'],
    address: keyOf(browser.address),
    route: '/api/auth/register',
    requestId: headers.get('x-request-id'),
    msg: 'security',
  });
  expect(session).toMatchObject({ event: 'sign_in', outcome: 'succeeded', address: keyOf(browser.address) });
  expect(identity.log.text()).not.toContain(browser.address);
});

it('tells of a wrong password whose it is not, and of a phone that nobody has no account', async () => {
  await signIn(rosa.phone, 'not the password');
  expect(told(rosa.id)).toEqual([{ what: 'sign_in failed' }]);
  await signIn(freshPhone(), 'not the password');
  const last = identity.log.security().at(-1);
  expect([last?.['event'], last?.['outcome'], last?.['account']]).toEqual(['sign_in', 'failed', undefined]);
});

it('tells of a wrong current password, of changed contact data and of a new password', async () => {
  const path = `/api/users/${rosa.id}`;
  await rosa.browser.patch(path, { email: `new-${rosa.email}`, currentPassword: 'not this one' });
  await rosa.browser.patch(path, { email: `new-${rosa.email}`, currentPassword: PASSWORD });
  const newPassword = 'a windy harbour';
  await rosa.browser.patch(path, { currentPassword: PASSWORD, newPassword, confirmNewPassword: newPassword });
  expect(told(rosa.id)).toEqual([
    { what: 'password_proof failed' },
    { what: 'contact changed', detail: 'email' },
    { what: 'password changed', detail: 'password' },
  ]);
});

it('tells of a refresh token that comes again after it was replaced', async () => {
  const thief = rosa.browser.copy();
  await rosa.browser.post('/api/auth/refresh');
  await rosa.browser.post('/api/auth/refresh');
  expect((await thief.post('/api/auth/refresh')).status).toBe(401);
  expect(told(rosa.id)).toEqual([{ what: 'refresh reused' }]);
});

it('tells of signing out everywhere', async () => {
  await rosa.browser.post('/api/auth/logout-everywhere');
  expect(told(rosa.id)).toEqual([{ what: 'sessions ended' }]);
});

it('tells of a reset: asked for, with a link that is not good, and done', async () => {
  const browser = identity.browser();
  await browser.post('/api/forgot-password', { phone: rosa.phone });
  const [link] = await eventually('the link was sent', async () => {
    const sent = await eventsAbout(identity, rosa.id, passwordResetRequested);
    return sent.length > 0 && sent;
  });
  const token = unsealed('reset', link?.data['sealedToken']);
  await browser.post('/api/reset-password', { token: 'nonsense', newPassword: 'a windy harbour' });
  await browser.post('/api/reset-password', { token, newPassword: 'a windy harbour' });
  const ofBrowser = identity.log.security().filter(({ address }) => address === keyOf(browser.address));
  expect(ofBrowser.map(({ event, outcome, account }) => [event, outcome, account])).toEqual([
    ['reset', 'requested', undefined],
    ['reset', 'failed', undefined],
    ['reset', 'succeeded', rosa.id],
  ]);
});

it('tells which administrator set a role, deactivated somebody and let them in again', async () => {
  const ana = await administrator(identity);
  for (const change of [{ role: 'captain' }, { active: false }, { active: true }]) {
    expect((await ana.browser.patch(`/api/users/${rosa.id}`, change)).status).toBe(200);
  }
  expect(told(rosa.id)).toEqual([
    { what: 'role set', detail: 'captain', by: ana.id },
    { what: 'account deactivated', by: ana.id },
    { what: 'account activated', by: ana.id },
  ]);
});

it('tells of a call that is not for the role of who makes it, and of a token that we have not signed', async () => {
  expect((await rosa.browser.get('/api/users')).status).toBe(403);
  expect(told(rosa.id)).toEqual([{ what: 'access refused' }]);
  const forger = rosa.browser.copy();
  for (const [name, token] of forger.cookies) if (name.includes('access')) forger.cookies.set(name, `${token}x`);
  expect((await forger.get('/api/auth/me')).status).toBe(401);
  expect(identity.log.security().at(-1)).toMatchObject({ event: 'token', outcome: 'forged', route: '/api/auth/me' });
});

it('names the account in the line of each request that carries a token', async () => {
  await rosa.browser.get('/api/auth/me');
  const line = identity.log.requests().findLast(({ path }) => path === '/api/auth/me');
  expect(line).toMatchObject({ account: rosa.id, address: keyOf(rosa.browser.address), status: 200 });
});
