import { randomBytes } from 'node:crypto';
import { removeOldTokens } from '../src/use-cases/remove-old-tokens';
import { PASSWORD, registered, registrationForm } from './accounts';
import type { Browser } from './browser';
import { REFRESH_COOKIE, startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function signedIn(): Promise<Browser> {
  const browser = identity.browser();
  await browser.post('/api/auth/register', registrationForm());
  return browser;
}

const refresh = (browser: Browser) => browser.post('/api/auth/refresh');

const SESSION_OVER = { status: 401, body: { code: 'session_expired' } };

it('exchanges the refresh cookie for a new pair', async () => {
  const browser = await signedIn();
  const before = [browser.cookie('refresh'), browser.cookie('access')];
  identity.clock.advance({ minutes: 4 });

  const { status } = await refresh(browser);

  expect(status).toBe(204);
  const after = [browser.cookie('refresh'), browser.cookie('access')];
  expect(new Set([...before, ...after]).size).toBe(4);
  expect((await browser.get('/api/auth/me')).status).toBe(200);
  expect((await refresh(browser)).status).toBe(204);
});

it('says who is signed in, and to guests that nobody is, without an error', async () => {
  const browser = await signedIn();
  const { body: user } = await browser.get('/api/auth/me');
  expect(await browser.get('/api/auth/session')).toMatchObject({ status: 200, body: { user, renewable: false } });
  const later = browser.copy();
  for (const name of later.cookies.keys()) if (name.includes('access')) later.cookies.delete(name);
  expect(await later.get('/api/auth/session')).toMatchObject({ status: 200, body: { user: null, renewable: true } });
  const guest = identity.browser();
  expect(await guest.get('/api/auth/session')).toMatchObject({ status: 200, body: { user: null, renewable: false } });
  expect((await guest.get('/api/auth/me')).status).toBe(401);
});

it('gives two tabs that refresh at once the same successor, and lets both go on', async () => {
  const tab = await signedIn();
  const tabs = [tab, tab.copy(), tab.copy(), tab.copy()];

  const answers = await Promise.all(tabs.map(refresh));

  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(new Set(tabs.map((each) => each.cookie('refresh'))).size).toBe(1);
  expect((await refresh(tab)).status).toBe(204);
});

it('repeats a lost answer for ten seconds', async () => {
  const browser = await signedIn();
  const lost = browser.copy();
  await refresh(browser);
  identity.clock.advance({ seconds: 10 });

  expect((await refresh(lost)).status).toBe(204);
  expect(lost.cookie('refresh')).toBe(browser.cookie('refresh'));
});

it('ends the session when the predecessor comes after more than ten seconds', async () => {
  const owner = await signedIn();
  const thief = owner.copy();
  await refresh(owner);
  identity.clock.advance({ seconds: 10.001 });

  expect(await refresh(thief)).toMatchObject(SESSION_OVER);
  expect(await refresh(owner)).toMatchObject(SESSION_OVER);
  expect([owner.cookie('access'), owner.cookie('refresh')]).toEqual(['', '']);
});

it('ends the session when an older token comes, however soon', async () => {
  const owner = await signedIn();
  const thief = owner.copy();
  await refresh(owner);
  await refresh(owner);

  expect(await refresh(thief)).toMatchObject(SESSION_OVER);
  expect(await refresh(owner)).toMatchObject(SESSION_OVER);
});

it('leaves the other sessions of the same user alone', async () => {
  const form = registrationForm();
  const [stolen, other] = [identity.browser(), identity.browser()];
  await stolen.post('/api/auth/register', form);
  await other.post('/api/auth/login', { phone: form.phone, password: form['password'] });
  const thief = stolen.copy();
  await refresh(stolen);
  await refresh(stolen);
  await refresh(thief);

  expect((await refresh(stolen)).status).toBe(401);
  expect((await refresh(other)).status).toBe(204);
});

it('refuses a token nobody was given, and no token', async () => {
  const browser = identity.browser();
  expect(await refresh(browser)).toMatchObject(SESSION_OVER);
  browser.cookies.set(REFRESH_COOKIE, randomBytes(32).toString('base64url'));
  expect(await refresh(browser)).toMatchObject(SESSION_OVER);
});

it('keeps a session that is used within thirty days, and no other', async () => {
  const [used, unused] = [await signedIn(), await signedIn()];
  identity.clock.advance({ days: 29 });
  expect((await refresh(used)).status).toBe(204);
  identity.clock.advance({ days: 1 });

  expect(await refresh(unused)).toMatchObject(SESSION_OVER);
  expect((await refresh(used)).status).toBe(204);
});

it('refuses to go on for a deactivated user, and takes a changed role over', async () => {
  const browser = await signedIn();
  const id = Number((await browser.get('/api/auth/me')).body['id']);
  await identity.db.client.user.update({ where: { id }, data: { role: 'owner' } });
  await refresh(browser);
  const [, claims = ''] = browser.cookie('access').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ role: 'owner' });

  await identity.db.client.user.update({ where: { id }, data: { active: false } });
  expect(await refresh(browser)).toMatchObject(SESSION_OVER);
});

it('signs out: the cookies go, and no copy of them is good any more', async () => {
  const browser = await signedIn();
  const copy = browser.copy();

  expect((await browser.post('/api/auth/logout')).status).toBe(204);

  expect([browser.cookie('access'), browser.cookie('refresh')]).toEqual(['', '']);
  expect(await refresh(copy)).toMatchObject(SESSION_OVER);
  expect((await browser.post('/api/auth/logout')).status).toBe(204);
});

it('ends the family of a stolen token that comes while its owner refreshes', async () => {
  const owner = await signedIn();
  const thief = owner.copy();
  await refresh(owner);
  await refresh(owner);
  const session = sessionOf(owner);

  const answers = await Promise.all([refresh(thief), refresh(owner), refresh(thief.copy()), refresh(owner.copy())]);

  expect([answers[0]?.status, answers[2]?.status]).toEqual([401, 401]);
  expect(await refresh(owner)).toMatchObject(SESSION_OVER);
  expect(await endReasonOf(session)).toBe('token_reused');
});

it('lets two tabs go on through many refreshes at once', async () => {
  const tab = await signedIn();
  for (let turn = 0; turn < 10; turn += 1) {
    const other = tab.copy();
    const answers = await Promise.all([refresh(tab), refresh(other), refresh(tab.copy())]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(other.cookie('refresh')).toBe(tab.cookie('refresh'));
    identity.clock.advance({ minutes: 5 });
  }
});

describe('signing out everywhere', () => {
  const everywhere = (browser: Browser) => browser.post('/api/auth/logout-everywhere');

  it('ends all sessions of the user and of nobody else, and takes the cookies', async () => {
    const form = registrationForm();
    const [here, there] = [identity.browser(), identity.browser()];
    await here.post('/api/auth/register', form);
    await there.post('/api/auth/login', { phone: form.phone, password: form['password'] });
    const [neighbour, copy] = [await signedIn(), here.copy()];

    expect((await everywhere(here)).status).toBe(204);

    expect([here.cookie('access'), here.cookie('refresh')]).toEqual(['', '']);
    for (const browser of [copy, there]) expect(await refresh(browser)).toMatchObject(SESSION_OVER);
    expect((await refresh(neighbour)).status).toBe(204);
    const sessions = await identity.db.client.session.findMany({ where: { user: { phone: form.phone } } });
    expect(sessions.map(({ endReason }) => endReason)).toEqual(['signed_out', 'signed_out']);
  });

  it('is for who is signed in', async () => {
    expect(await everywhere(identity.browser())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

it('keeps the first reason that a session ended for', async () => {
  const browser = await signedIn();
  const [session, stolen, copy] = [sessionOf(browser), browser.copy(), browser.copy()];
  await refresh(browser);
  await refresh(browser);
  await refresh(stolen);
  await copy.post('/api/auth/logout-everywhere');

  expect(await endReasonOf(session)).toBe('token_reused');
});

function sessionOf(browser: Browser): string {
  const [, claims = ''] = browser.cookie('access').split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}

async function endReasonOf(session: string): Promise<string | null> {
  return (await identity.db.client.session.findUniqueOrThrow({ where: { id: session } })).endReason;
}

it('forgets what has expired, and nothing else', async () => {
  await signedIn();
  const { client } = identity.db;
  identity.clock.advance({ days: 31 });
  const living = await signedIn();

  while ((await removeOldTokens(identity)) > 0);

  expect([await client.session.count(), await client.refreshToken.count()]).toEqual([1, 1]);
  expect((await refresh(living)).status).toBe(204);
});

it('ends after 180 days, however often it is used', async () => {
  const browser = await signedIn();
  for (let day = 0; day < 175; day += 25) {
    expect((await refresh(browser)).status).toBe(204);
    identity.clock.advance({ hours: 25 * 24 });
  }
  expect((await refresh(browser)).status).toBe(204);
  identity.clock.advance({ hours: 5 * 24 });
  expect(await refresh(browser)).toMatchObject(SESSION_OVER);
});

it('gives way to the next one of the same browser, and to nobody else’s', async () => {
  const { phone, browser } = await registered(identity);
  const [copy, elsewhere] = [browser.copy(), identity.browser()];
  await elsewhere.post('/api/auth/login', { phone, password: PASSWORD });
  await browser.post('/api/auth/login', { phone, password: PASSWORD });
  expect(copy.cookie('refresh')).not.toBe(browser.cookie('refresh'));
  expect(await refresh(copy)).toMatchObject(SESSION_OVER);
  expect([(await refresh(browser)).status, (await refresh(elsewhere)).status]).toEqual([204, 204]);
});
