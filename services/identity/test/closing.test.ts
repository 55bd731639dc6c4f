import { accountClosed, userUpdated } from '@harbourline/contracts';
import { isClosedEmail } from '@harbourline/policy';
import { rowsWithText } from '@harbourline/test-kit/rows-with-text';
import { administrator, PASSWORD, registered, signedIn, type Registered } from './accounts';
import { startOtherServices, type OtherServices } from './other-services';
import { startIdentity, type TestedIdentity } from './start-identity';

let others: OtherServices;
let identity: TestedIdentity;

beforeAll(async () => {
  others = await startOtherServices();
  identity = await startIdentity({ RATE_LIMIT: 'on', ...others.env });
});
afterAll(async () => {
  await identity?.stop();
  await others?.stop();
});
beforeEach(async () => {
  others.away = '';
  others.open = {};
  await identity.db.client.attempt.deleteMany();
});

const close = ({ browser }: Pick<Registered, 'browser'>, currentPassword = PASSWORD) =>
  browser.post('/api/account/close', { currentPassword });

it('leaves a number of somebody, and none of what they were called, in no table', async () => {
  const rosa = await registered(identity, { fullName: 'Rosalinda Quintero' });
  const elsewhere = await signedIn(identity, rosa.phone);
  await elsewhere.post('/api/auth/login', { phone: rosa.phone, password: 'wrong by far' });
  const boss = await administrator(identity);
  await boss.browser.patch(`/api/users/${rosa.id}`, { role: 'owner' });
  await boss.browser.patch(`/api/users/${rosa.id}`, { fullName: 'Rosalinda Maria Quintero' });
  const again = await signedIn(identity, rosa.phone);
  const data = [rosa.phone, rosa.email, 'Rosalinda', 'Quintero'];
  expect(await rowsWithText(identity.db.client, data)).not.toEqual([]);

  const { status, headers } = await close({ browser: again });
  expect(status).toBe(204);
  expect(headers.get('set-cookie')).toMatch(/Max-Age=0|1970/i);
  expect(await rowsWithText(identity.db.client, data)).toEqual([]);
  expect(await identity.db.client.user.findUnique({ where: { id: rosa.id } })).toMatchObject({
    fullName: `Closed account ${rosa.id}`,
    email: `closed-${rosa.id}@closed.invalid`,
    active: false,
  });
  expect(await identity.db.client.session.count({ where: { userId: rosa.id, endedAt: null } })).toBe(0);
  const told = await identity.db.client.$queryRawUnsafe<{ type: string; data: { fullName?: string } }[]>(
    `SELECT type, data FROM kit.outbox WHERE subject = '${rosa.id}' AND type IN ($1, $2) ORDER BY id DESC LIMIT 2`,
    userUpdated.type,
    accountClosed.type,
  );
  expect(told).toMatchObject([
    { type: accountClosed.type, data: { userId: rosa.id, sealedEmail: expect.any(String) } },
    { type: userUpdated.type, data: { fullName: `Closed account ${rosa.id}`, active: false } },
  ]);
  // Whoever has the phone, or the address, may begin anew.
  const { id } = await registered(identity, { phone: rosa.phone, email: rosa.email });
  expect(id).not.toBe(rosa.id);
});

it('closes the account of somebody whose address there somebody else has', async () => {
  const rosa = await registered(identity);
  const { id } = await registered(identity);
  const theirs = `Closed-${rosa.id}@CLOSED.invalid`;
  await identity.db.client.user.update({ where: { id }, data: { email: theirs } });

  expect((await close({ browser: await signedIn(identity, rosa.phone) })).status).toBe(204);
  const closed = await identity.db.client.user.findUnique({ where: { id: rosa.id } });
  expect(closed?.email).toMatch(new RegExp(`^closed-${rosa.id}-[0-9a-f]{12}@closed\\.invalid$`));
  expect(closed && isClosedEmail(closed.email)).toBe(true);
});

it('is refused while something is open, and says what', async () => {
  const rosa = await registered(identity);
  others.open = { booking: { charters: 2 }, payments: { credits: 1 } };
  expect(await close(rosa)).toMatchObject({
    status: 409,
    body: {
      ...{ code: 'account_has_open_matters', openMatters: { charters: 2, credits: 1 } },
      message: 'Your account cannot be closed yet. Still open: 2 charters to come, 1 credit that you have not used.',
    },
  });
  others.open = {};
  others.away = 'payments';
  expect((await close(rosa)).status).toBe(503);
  expect(await identity.db.client.user.findUnique({ where: { id: rosa.id } })).toMatchObject({ active: true });
});

it('is for whoever gives the password, and not for the last administrator', async () => {
  const rosa = await registered(identity);
  expect(await close(rosa, 'something else')).toMatchObject({ status: 422, body: { code: 'wrong_password' } });
  expect((await close({ browser: identity.browser() })).status).toBe(401);
  await identity.db.client.user.updateMany({ where: { role: 'admin' }, data: { active: false } });
  const boss = await administrator(identity);
  expect(await close(boss)).toMatchObject({ status: 409, body: { code: 'last_administrator' } });
  const second = await administrator(identity);
  expect((await close(boss)).status).toBe(204);
  const reopened = await second.browser.patch(`/api/users/${boss.id}`, { active: true, currentPassword: PASSWORD });
  expect(reopened).toMatchObject({ status: 409, body: { code: 'account_closed' } });
  const renamed = await second.browser.patch(`/api/users/${boss.id}`, {
    fullName: 'Back Again',
    currentPassword: PASSWORD,
  });
  expect(renamed).toMatchObject({ status: 409, body: { code: 'account_closed' } });
});

it('is told once more half a day later', async () => {
  const rosa = await registered(identity);
  await close(rosa);
  const count = async () =>
    (
      await identity.db.client.$queryRawUnsafe<unknown[]>(
        `SELECT 1 FROM kit.outbox WHERE subject = '${rosa.id}' AND type = '${accountClosed.type}'`,
      )
    ).length;
  expect(await count()).toBe(1);
  const { eraseAgain } = await import('../src/use-cases/erase-again');
  const at = (hours: number) => ({
    db: identity.db,
    clock: { now: () => new Date(identity.clock.now().getTime() + hours * 3_600_000) },
  });
  await eraseAgain(at(11));
  expect(await count()).toBe(1);
  await eraseAgain(at(13));
  await eraseAgain(at(14));
  expect(await count()).toBe(2);
  expect(await rowsWithText(identity.db.client, ['sealedEmail'])).toEqual([]);
});
