import { userUpdated } from '@harbourline/contracts';
import { administrator, PASSWORD, registered, registrationForm, signedIn, type Registered } from './accounts';
import type { Browser } from './browser';
import { eventsAbout } from './events';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const update = (by: Browser, { id }: Pick<Registered, 'id'>, body: unknown) => by.patch(`/api/users/${id}`, body);
const refresh = (browser: Browser) => browser.post('/api/auth/refresh');
const endings = async (userId: number) =>
  (await identity.db.client.session.findMany({ where: { userId } })).map(({ endReason }) => endReason);

it('gives another role, tells the other services, and ends what was open in the old one', async () => {
  const [ana, rosa] = [await administrator(identity), await registered(identity)];

  const { status, body } = await update(ana.browser, rosa, { role: 'captain' });

  expect({ status, body }).toMatchObject({ status: 200, body: { id: rosa.id, role: 'captain', active: true } });
  expect(await refresh(rosa.browser)).toMatchObject({ status: 401, body: { code: 'session_expired' } });
  expect(await endings(rosa.id)).toEqual(['role_changed']);
  const [told, ...more] = await eventsAbout(identity, rosa.id, userUpdated);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ version: 2, data: { role: 'captain' } });
  expect((await (await signedIn(identity, rosa.phone)).get('/api/auth/me')).body).toMatchObject({ role: 'captain' });
});

it('deactivates, which signs out everywhere, and lets sign in again', async () => {
  const [ana, rosa] = [await administrator(identity), await registered(identity)];

  expect(await update(ana.browser, rosa, { active: false })).toMatchObject({ status: 200, body: { active: false } });
  expect((await refresh(rosa.browser)).status).toBe(401);
  expect(await endings(rosa.id)).toEqual(['deactivated']);
  await expect(signedIn(identity, rosa.phone)).rejects.toThrow('401');

  expect(await update(ana.browser, rosa, { active: true })).toMatchObject({ status: 200, body: { active: true } });
  await signedIn(identity, rosa.phone);
  const told = await eventsAbout(identity, rosa.id, userUpdated);
  expect(told.map(({ version, data }) => [version, data['active']])).toEqual([
    [2, false],
    [3, true],
  ]);
});

it('tells nobody of what was so already, and leaves the sessions alone', async () => {
  const [ana, rosa] = [await administrator(identity), await registered(identity)];
  expect((await update(ana.browser, rosa, { role: 'renter' })).status).toBe(200);
  expect((await update(ana.browser, rosa, { active: true })).status).toBe(200);
  expect(await eventsAbout(identity, rosa.id, userUpdated)).toEqual([]);
  expect((await refresh(rosa.browser)).status).toBe(204);
});

it.each([{ role: 'owner' }, { active: false }])('refuses an administrator their own account: %j', async (change) => {
  const ana = await administrator(identity);
  expect(await update(ana.browser, ana, change)).toMatchObject({
    status: 409,
    body: { code: 'own_account', message: 'You cannot change the role of your own account, or deactivate it.' },
  });
});

it.each([{ role: 'admin' }, { active: false }])('is for administrators only: %j', async (change) => {
  for (const role of ['renter', 'owner', 'captain']) {
    const somebody = await registered(identity, { role });
    const other = await registered(identity);
    for (const whose of [somebody, other]) {
      expect(await update(somebody.browser, whose, change)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await eventsAbout(identity, somebody.id, userUpdated)).toEqual([]);
  }
});

it('answers that there is no such user', async () => {
  const ana = await administrator(identity);
  for (const change of [{ role: 'owner' }, { active: false }]) {
    expect(await update(ana.browser, { id: 2_000_000_000 }, change)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  }
});

it('refuses a role that does not exist', async () => {
  const [ana, rosa] = [await administrator(identity), await registered(identity)];
  expect((await update(ana.browser, rosa, { role: 'king' })).status).toBe(400);
});

describe.each([
  ['demote', { role: 'owner', currentPassword: PASSWORD }],
  ['deactivate', { active: false, currentPassword: PASSWORD }],
])('two administrators who %s each other', (_what, change) => {
  it('at once leave exactly one', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await identity.db.client.user.updateMany({ where: { role: 'admin' }, data: { role: 'owner' } });
      const [ana, ben] = [await administrator(identity), await administrator(identity)];

      const answers = await Promise.all([update(ana.browser, ben, change), update(ben.browser, ana, change)]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'last_administrator',
        message: 'There has to be an active administrator.',
      });
      expect(await identity.db.client.user.count({ where: { role: 'admin', active: true } })).toBe(1);
    }
  });

  it('one after the other: who was demoted can do nothing any more', async () => {
    const [ana, ben, cleo] = [
      await administrator(identity),
      await administrator(identity),
      await administrator(identity),
    ];
    expect((await update(ana.browser, ben, change)).status).toBe(200);
    for (const other of [ana, cleo]) {
      // Forbidden in the moment before the session is known to have ended.
      expect([401, 403]).toContain((await update(ben.browser, other, change)).status);
      const { role, active } = await identity.db.client.user.findUniqueOrThrow({ where: { id: other.id } });
      expect([role, active]).toEqual(['admin', true]);
    }
  });
});

describe('who changes an administrator, or makes one, gives their own password', () => {
  const required = {
    status: 403,
    body: { code: 'own_password_required', fields: { currentPassword: expect.any(String) } },
  };
  let ana: Registered;
  let ben: Registered;
  beforeEach(async () => {
    [ana, ben] = [await administrator(identity), await administrator(identity)];
  });

  it.each([{ role: 'owner' }, { active: false }, { fullName: 'Somebody Else' }, { email: 'mine@example.com' }])(
    'to change one: %j',
    async (change) => {
      expect(await update(ana.browser, ben, change)).toMatchObject(required);
      expect(await update(ana.browser, ben, { ...change, currentPassword: 'a guess' })).toMatchObject({
        status: 422,
        body: { code: 'wrong_password' },
      });
      expect(await eventsAbout(identity, ben.id, userUpdated)).toEqual([]);
      expect((await update(ana.browser, ben, { ...change, currentPassword: PASSWORD })).status).toBe(200);
    },
  );

  it('to make somebody one', async () => {
    const rosa = await registered(identity);
    expect(await update(ana.browser, rosa, { role: 'admin' })).toMatchObject(required);
    const answer = await update(ana.browser, rosa, { role: 'admin', currentPassword: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { role: 'admin' } });
  });

  it('to add one', async () => {
    const form = registrationForm({ role: 'admin' });
    expect(await ana.browser.post('/api/admin/users', form)).toMatchObject(required);
    expect((await ana.browser.post('/api/admin/users', { ...form, currentPassword: PASSWORD })).status).toBe(201);
  });

  it('and nothing to send their profile as it is, or to change anybody else', async () => {
    expect((await update(ana.browser, ben, { email: ben.email })).status).toBe(200);
    expect((await update(ana.browser, await registered(identity), { role: 'owner' })).status).toBe(200);
  });
});
