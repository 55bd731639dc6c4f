import { call } from '@harbourline/test-kit/call';
import { eventually } from '@harbourline/test-kit/eventually';
import { Client } from 'pg';
import { PASSWORD, registered } from './accounts';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

interface Told {
  sessions: string[];
  upTo: string;
}

async function ask(after?: string): Promise<Told> {
  const url = new URL('/internal/revocations', identity.url);
  if (after) url.searchParams.set('after', after);
  return (await call<Told>(url)).body;
}

const sessionOf = async (userId: number) =>
  (await identity.db.client.session.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })).id;

it('refuses the access token of a session that was signed out, in every replica, and no other of the same user', async () => {
  const { phone, browser } = await registered(identity);
  const other = identity.browser();
  await other.post('/api/auth/login', { phone, password: PASSWORD });
  const replica = await identity.replica();
  try {
    const token = browser.cookie('access');
    await browser.post('/api/auth/logout');

    for (const { url } of [identity, replica]) {
      const statusOf = async () => (await call(`${url}/api/auth/me`, { token })).status;
      await eventually('the token is refused', async () => (await statusOf()) === 401);
    }
    expect((await other.get('/api/auth/me')).status).toBe(200);
  } finally {
    await replica.stop();
  }
});

it('tells of a session once it has ended, to who asks for all and to who asks for what is new, and then no more', async () => {
  const { id, browser } = await registered(identity);
  const session = await sessionOf(id);
  const before = await ask();
  expect(before.sessions).not.toContain(session);

  await browser.post('/api/auth/logout');

  expect((await ask()).sessions).toContain(session);
  const after = await ask(before.upTo);
  expect(after.sessions).toEqual([session]);
  expect((await ask(after.upTo)).sessions).toEqual([]);
});

it('misses no session whose end is committed after one that began later', async () => {
  const [slow, quick] = [await registered(identity), await registered(identity)];
  const [slowSession, quickSession] = [await sessionOf(slow.id), await sessionOf(quick.id)];
  const begun = await ask();
  const client = new Client({ connectionString: identity.databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query("UPDATE sessions SET ended_at = $1, end_reason = 'signed_out' WHERE id = $2", [
      identity.clock.now(),
      slowSession,
    ]);
    await quick.browser.post('/api/auth/logout');

    const between = await ask(begun.upTo);
    expect(between.sessions).toEqual([quickSession]);
    await client.query('COMMIT');
    expect((await ask(between.upTo)).sessions).toEqual([slowSession]);
  } finally {
    await client.end();
  }
});

it('tells everything to who asks after a moment that this database has yet to reach', async () => {
  const { id, browser } = await registered(identity);
  await browser.post('/api/auth/logout');
  expect((await ask('9000000000:9000000000:')).sessions).toContain(await sessionOf(id));
});

it('forgets a session once no access token of it can be good any more', async () => {
  const { id, browser } = await registered(identity);
  await browser.post('/api/auth/logout');
  const session = await sessionOf(id);
  // By a clock that was ahead a token of it lasts longer.
  identity.clock.advance({ minutes: 59 });
  expect((await ask()).sessions).toContain(session);
  identity.clock.advance({ minutes: 2 });
  expect((await ask()).sessions).not.toContain(session);
});
