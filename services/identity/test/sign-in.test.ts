import { ACCESS_TOKEN_AUDIENCE, ACCESS_TOKEN_ISSUER, remoteKeys, tokenVerifier } from '@harbourline/service-kit';
import jwt from 'jsonwebtoken';
import { PASSWORD_COSTS } from '../src/passwords/passwords';
import { registrationForm } from './accounts';
import { startIdentity, type TestedIdentity } from './start-identity';
import { call } from '@harbourline/test-kit/call';
import { PATIENT } from '@harbourline/test-kit/test-environment';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity({}, PASSWORD_COSTS.full);
});
afterAll(() => identity.stop());

const password = 'a calm harbour';

async function registered() {
  const form = registrationForm({ password });
  const { body } = await identity.browser().post('/api/auth/register', form);
  return { id: Number(body['id']), phone: form.phone };
}

const signIn = (phone: string, given = password) =>
  identity.browser().post('/api/auth/login', { phone, password: given });

it('signs in by phone, in whatever notation, and password', async () => {
  const { id, phone } = await registered();
  const national = phone.slice(2);

  for (const notation of [phone, national, `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`]) {
    const browser = identity.browser();
    const { status, body } = await browser.post('/api/auth/login', { phone: notation, password });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, phone, role: 'renter' } });
    expect((await browser.get('/api/auth/me')).body).toEqual(body);
  }
});

it('refuses a wrong password, an unknown phone and a deactivated account in the same words', async () => {
  const { phone } = await registered();
  const inactive = await registered();
  await identity.db.client.user.update({ where: { id: inactive.id }, data: { active: false } });
  const { phone: unknown } = registrationForm();

  const refusals = [await signIn(phone, 'something else'), await signIn(unknown), await signIn(inactive.phone)];

  for (const { status, body, headers } of refusals) {
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        code: 'wrong_credentials',
        message: 'Invalid phone number or password. Please try again.',
        requestId: expect.any(String),
      },
    });
    expect(headers.getSetCookie()).toEqual([]);
  }
});

it('takes as long for an unknown phone as for a wrong password', async () => {
  const { phone } = await registered();
  const { phone: unknown } = registrationForm();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < 15; turn += 1) {
    for (const [kind, asked] of [['known', phone] as const, ['unknown', unknown] as const]) {
      const started = performance.now();
      await signIn(asked, 'something else');
      times[kind].push(performance.now() - started);
    }
  }
  const [known, nobody] = [median(times.known), median(times.unknown)];

  expect(nobody).toBeGreaterThan(known * 0.7);
  expect(nobody).toBeLessThan(known * 1.4);
});

it.each([
  [{ phone: '416555', password }, 'phone', 'Phone number must be at least 10 digits'],
  [{ phone: '9999999999', password }, 'phone', 'Please enter a valid phone number'],
  [{ phone: '416 555 0123', password: 'short' }, 'password', 'Password must be at least 6 characters'],
])('asks again for %j', async (form, field, message) => {
  const { status, body } = await identity.browser().post('/api/auth/login', form);

  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', message, fields: { [field]: message } },
  });
});

it('issues access tokens that the published keys verify, for five minutes', async () => {
  const { id, phone } = await registered();
  const browser = identity.browser();
  await browser.post('/api/auth/login', { phone, password });
  const token = browser.cookie('access');

  const findKey = remoteKeys(`${identity.url}/internal/jwks`, PATIENT);
  expect(await tokenVerifier(findKey)(token)).toEqual({
    kind: 'user',
    id,
    role: 'renter',
    sessionId: expect.any(String),
  });
  const { header, payload } = jwt.decode(token, { complete: true }) ?? {};
  expect(header).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
  expect(payload).toMatchObject({ iss: ACCESS_TOKEN_ISSUER, sub: String(id), role: 'renter' });
  const { iat, exp } = payload as { iat: number; exp: number };
  expect(exp - iat).toBe(300);
});

it('never publishes the private key', async () => {
  const { body } = await call<{ keys: object[] }>(`${identity.url}/internal/jwks`);
  expect(body.keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']]);
});

it('answers who is signed in to nobody without a good token', async () => {
  const { id, phone } = await registered();
  const browser = identity.browser();
  await browser.post('/api/auth/login', { phone, password });
  const good = browser.cookie('access');
  const kid = jwt.decode(good, { complete: true })?.header.kid ?? '';
  const stranger = testKeyPair('stranger').privateKey;
  const claims = { role: 'admin', sid: 'x' };
  const ours = { issuer: ACCESS_TOKEN_ISSUER, audience: ACCESS_TOKEN_AUDIENCE };
  const common = { subject: String(id), ...ours, keyid: kid } as const;
  const [head, , signature] = good.split('.');

  const tokens = {
    missing: '',
    garbage: 'abc',
    forged: jwt.sign(claims, stranger, { ...common, algorithm: 'RS256', expiresIn: 300 }),
    expired: jwt.sign(claims, identity.privateKey, { ...common, algorithm: 'RS256', expiresIn: -1 }),
    unsigned: jwt.sign(claims, null, { ...common, algorithm: 'none', expiresIn: 300 }),
    altered: [head, Buffer.from(JSON.stringify({ sub: '1', role: 'admin' })).toString('base64url'), signature].join(
      '.',
    ),
    'for another audience': jwt.sign(claims, identity.privateKey, { ...common, audience: 'x', algorithm: 'RS256' }),
    'of another issuer': jwt.sign(claims, identity.privateKey, { ...common, issuer: 'x', algorithm: 'RS256' }),
  };
  for (const [kind, token] of Object.entries(tokens)) {
    const { status, body } = await call(`${identity.url}/api/auth/me`, { token });
    expect([kind, status, body]).toMatchObject([kind, 401, { code: 'unauthenticated' }]);
  }
});

it('answers 401 to a deactivated user at once', async () => {
  const { id, phone } = await registered();
  const browser = identity.browser();
  await browser.post('/api/auth/login', { phone, password });
  await identity.db.client.user.update({ where: { id }, data: { active: false } });

  expect(await browser.get('/api/auth/me')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
