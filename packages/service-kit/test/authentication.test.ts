import jwt from 'jsonwebtoken';
import { ACCESS_TOKEN_AUDIENCE, ACCESS_TOKEN_ISSUER } from '../src/auth/access-token';
import { signServiceToken } from '../src/auth/service-token';
import { call } from '@harbourline/test-kit/call';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

let keeper: NoteKeeper;

beforeAll(async () => {
  keeper = await startNoteKeeper();
});
afterAll(() => keeper.stop());

const owner = { id: 3, role: 'owner' } as const;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a call for those who are signed in', () => {
  const me = (token?: string) => call(`${keeper.url}/api/me`, { token });

  it('knows the user by the token', async () => {
    const answer = await me(keeper.identity.tokenFor(owner));
    expect(answer).toMatchObject({ status: 200, body: { id: 3, role: 'owner' } });
  });

  const signedBy = (secretOrKey: jwt.Secret, options: jwt.SignOptions) =>
    jwt.sign({ role: 'admin', sid: 's' }, secretOrKey, {
      issuer: ACCESS_TOKEN_ISSUER,
      audience: ACCESS_TOKEN_AUDIENCE,
      subject: '1',
      expiresIn: 60,
      keyid: 'test-key',
      ...options,
    });
  const stranger = testKeyPair('stranger');

  it.each<[string, () => string | undefined]>([
    ['without a token', () => undefined],
    ['with a token that has expired', () => keeper.identity.tokenFor({ ...owner, expiresIn: -1 })],
    ['with a token that somebody else has signed', () => keeper.identity.forgedTokenFor(owner)],
    [
      'with a token under a key that identity does not have',
      () => signedBy(stranger.privateKey, { algorithm: 'RS256', keyid: 'unknown' }),
    ],
    [
      'with a token signed by the shared secret of services',
      () => signedBy(TEST_INTERNAL_SECRET, { algorithm: 'HS256' }),
    ],
    [
      'with a token that nobody has signed',
      () => `${base64({ alg: 'none', kid: 'test-key' })}.${base64({ sub: '1', role: 'admin', sid: 's' })}.`,
    ],
    [
      'with another service’s token',
      () => signServiceToken({ from: 'booking', to: 'catalog', secret: TEST_INTERNAL_SECRET }),
    ],
    [
      'with a token that identity has signed for somebody else',
      () => signedBy(testKeyPair('identity').privateKey, { algorithm: 'RS256', audience: 'another-product' }),
    ],
    ['with a word that is no token', () => 'admin'],
    [
      'with a token whose content is not JSON',
      () => `${base64({ alg: 'RS256', typ: 'JWT', kid: 'test-key' })}.${Buffer.from('{').toString('base64url')}.c2ln`,
    ],
    [
      'with a token whose header is not JSON',
      () => `${Buffer.from('{').toString('base64url')}.${base64({ sub: '1' })}.c2ln`,
    ],
  ])('is refused %s', async (_, token) => {
    expect(await me(token())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it.each<[string, (token: string) => string]>([
    ['whose role was changed afterwards', (token) => withClaims(token, { role: 'admin' })],
    ['whose user was changed afterwards', (token) => withClaims(token, { sub: '1' })],
    ['whose time was prolonged afterwards', (token) => withClaims(token, { exp: 9_999_999_999 })],
  ])('is refused with a token %s', async (_, change) => {
    const answer = await me(change(keeper.identity.tokenFor(owner)));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('takes a token under the scheme Bearer only', async () => {
    const token = keeper.identity.tokenFor(owner);
    const answer = await call(`${keeper.url}/api/me`, { headers: { authorization: `Basic ${token}` } });
    expect(answer.status).toBe(401);
  });
});

describe('a call for certain roles', () => {
  const create = (token?: string) =>
    call(`${keeper.url}/api/notes`, { method: 'POST', token, body: { text: 'hello' } });

  it.each(['owner', 'admin'] as const)('is made by %s', async (role) => {
    expect((await create(keeper.identity.tokenFor({ id: 4, role }))).status).toBe(201);
  });

  it.each(['renter', 'captain'] as const)('is refused to %s', async (role) => {
    const answer = await create(keeper.identity.tokenFor({ id: 4, role }));
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is refused to a guest, before anything is said about the input', async () => {
    const answer = await call(`${keeper.url}/api/notes`, { method: 'POST', body: { text: '' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(answer.body).not.toHaveProperty('fields');
  });
});

describe('a call for anyone', () => {
  const read = (token?: string) => call(`${keeper.url}/api/notes/1`, { token });

  it('is made by a guest, and knows a user who is signed in', async () => {
    expect((await read()).body).toMatchObject({ caller: 'nobody' });
    expect((await read(keeper.identity.tokenFor(owner))).body).toMatchObject({ caller: 'owner 3' });
  });

  it('takes whoever has an expired token for a guest', async () => {
    const answer = await read(keeper.identity.tokenFor({ ...owner, expiresIn: -1 }));
    expect(answer).toMatchObject({ status: 200, body: { caller: 'nobody' } });
  });
});

describe('a call for another service', () => {
  const check = (token?: string) =>
    call(`${keeper.url}/internal/notes/1/check`, { method: 'POST', token, body: { text: 'x' } });
  const tokenOf = (claims: jwt.SignOptions, secret = TEST_INTERNAL_SECRET) =>
    jwt.sign({}, secret, { algorithm: 'HS256', issuer: 'booking', audience: 'catalog', expiresIn: 60, ...claims });

  it('is made by the service that the contract names', async () => {
    const token = signServiceToken({ from: 'booking', to: 'catalog', secret: TEST_INTERNAL_SECRET });
    expect(await check(token)).toMatchObject({ status: 200, body: { caller: 'booking' } });
    expect((await check(tokenOf({}))).status).toBe(200);
  });

  it('is refused to a service that the contract does not name', async () => {
    const token = signServiceToken({ from: 'payments', to: 'catalog', secret: TEST_INTERNAL_SECRET });
    expect(await check(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it.each<[string, () => string | undefined]>([
    ['without a token', () => undefined],
    ['with a token for another service', () => tokenOf({ audience: 'identity' })],
    ['with a token that has expired', () => tokenOf({ expiresIn: -1 })],
    ['with a token of a service that there is not', () => tokenOf({ issuer: 'warehouse' })],
    ['with a token under another secret', () => tokenOf({}, 'another-internal-secret')],
    ['with an administrator’s token', () => keeper.identity.tokenFor({ id: 1, role: 'admin' })],
  ])('is refused %s', async (_, token) => {
    expect(await check(token())).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('goes out with a token that is good for a minute', () => {
    const token = signServiceToken({ from: 'booking', to: 'catalog', secret: TEST_INTERNAL_SECRET });
    const claims = jwt.decode(token, { json: true });
    expect(Number(claims?.exp) - Number(claims?.iat)).toBe(60);
  });
});

function withClaims(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const changed = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...claims };
  return [header, base64(changed), signature].join('.');
}
