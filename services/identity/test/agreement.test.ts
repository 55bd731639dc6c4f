import { freshPhone } from '@harbourline/client';
import { administrator, PASSWORD, registered, signedIn, type Registered } from './accounts';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
let ana: Registered;
beforeAll(async () => {
  identity = await startIdentity();
  ana = await administrator(identity);
});
afterAll(() => identity.stop());

async function madeByAna(role: string): Promise<{ id: number; phone: string }> {
  const phone = freshPhone();
  const form = { fullName: 'Made by Ana', email: `${phone.slice(1)}@example.com`, phone, password: PASSWORD, role };
  const { body } = await ana.browser.post('/api/admin/users', form, { 'idempotency-key': `made-${phone}` });
  return { id: Number(body['id']), phone };
}
const kept = (id: number) => identity.db.client.user.findUniqueOrThrow({ where: { id } });

it.each(['renter', 'owner', 'captain'])('is asked of a %s whom an administrator has added, and kept', async (role) => {
  const { id, phone } = await madeByAna(role);
  const browser = await signedIn(identity, phone);
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ id, mustAgree: true });

  identity.clock.advance({ minutes: 1 });
  const now = identity.clock.now();
  const answer = await browser.post('/api/auth/agreement', { agreesToTerms: true });
  expect(answer).toMatchObject({ status: 200, body: { id, mustAgree: false } });
  expect(await kept(id)).toMatchObject({ termsAcceptedAt: now, termsVersion: '2025-01-01', ageAttestedAt: now });
  identity.clock.advance({ minutes: 1 });
  expect((await browser.post('/api/auth/agreement', { agreesToTerms: true })).status).toBe(200);
  expect((await kept(id)).termsAcceptedAt).toEqual(now);
});

it('is asked of a session that began before, and of whoever a client has registered without it', async () => {
  const { id, browser } = await registered(identity);
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ mustAgree: true });
  const earlier = new Date('2025-03-01T12:00:00Z');
  await identity.db.client.user.update({
    where: { id },
    data: { termsAcceptedAt: earlier, termsVersion: '2024-01-01' },
  });
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ mustAgree: true });
  await browser.post('/api/auth/agreement', { agreesToTerms: true });
  expect(await kept(id)).toMatchObject({ termsAcceptedAt: earlier, termsVersion: '2024-01-01' });
  expect((await kept(id)).ageAttestedAt).not.toBeNull();
});

it('is not asked of who agreed at registration, nor of administrators', async () => {
  const { browser } = await registered(identity, { agreesToTerms: true });
  expect((await browser.get('/api/auth/me')).body).toMatchObject({ mustAgree: false });
  expect((await ana.browser.get('/api/auth/me')).body).toMatchObject({ mustAgree: false });
});

it.each([{ agreesToTerms: false }, {}])('is not taken from %j, nor from a guest', async (form) => {
  const { id, browser } = await registered(identity);
  expect((await browser.post('/api/auth/agreement', form)).status).toBe(400);
  expect((await identity.browser().post('/api/auth/agreement', { agreesToTerms: true })).status).toBe(401);
  expect((await kept(id)).termsAcceptedAt).toBeNull();
});
