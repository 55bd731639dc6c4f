import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import {
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  remoteKeys,
  tokenVerifier,
  type KeyFinder,
} from '../src/auth/access-token';
import { eventually } from '@harbourline/test-kit/eventually';
import { PATIENT } from '@harbourline/test-kit/test-environment';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

const MINUTE = 60_000;
const { publicKey } = testKeyPair('identity');
const jwks = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'known' }] });

let identity: Server;
let asked: number;
let silent: boolean;
/** Whether a question that got no answer is still open. */
let waits: boolean;
let findKey: KeyFinder;
let now: jest.SpyInstance<number, []>;

beforeEach(async () => {
  asked = 0;
  silent = false;
  identity = createServer((_, response) => {
    asked += 1;
    waits = silent;
    response.once('close', () => (waits = false));
    if (!silent) response.writeHead(200, { 'content-type': 'application/json' }).end(jwks);
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const { port } = identity.address() as AddressInfo;
  findKey = remoteKeys(`http://127.0.0.1:${port}/internal/jwks`, PATIENT);
  now = jest.spyOn(Date, 'now');
});
afterEach(() => {
  now.mockRestore();
  stopIdentity();
});

function passMinutes(minutes: number): void {
  now.mockReturnValue(Date.now() + minutes * MINUTE);
}

function stopIdentity(): void {
  identity.closeAllConnections();
  identity.close();
}

it('finds a key that identity has, and none that it does not have', async () => {
  expect(await findKey('known')).toMatchObject({ type: 'public' });
  expect(await findKey('unknown')).toBeUndefined();
});

it('asks once for many tokens at once, and not again for five minutes', async () => {
  await Promise.all(Array.from({ length: 20 }, () => findKey('known')));
  passMinutes(4.9);
  await findKey('known');
  expect(asked).toBe(1);

  passMinutes(0.2);
  await findKey('known');
  await findKey('unknown');
  expect(asked).toBe(2);
});

it('asks again for an unknown key, but not more than every five seconds', async () => {
  for (let time = 0; time < 10; time += 1) await findKey(`unknown ${time}`);
  expect(asked).toBe(1);

  passMinutes(0.1);
  await findKey('unknown');
  expect(asked).toBe(2);
});

it('goes on with the keys it knows while identity is away', async () => {
  await findKey('known');
  stopIdentity();
  passMinutes(60);

  expect(await findKey('known')).toMatchObject({ type: 'public' });
});

it('does not wait for a silent identity with a key it knows', async () => {
  await findKey('known');
  silent = true;
  passMinutes(60);

  const found = findKey('known');
  await eventually('it is asked', () => asked === 2);
  expect(await found).toMatchObject({ type: 'public' });
  expect(waits).toBe(true);
});

it('fails for a key it does not know while identity is away, instead of calling the token bad', async () => {
  await findKey('known');
  stopIdentity();
  passMinutes(60);

  await expect(findKey('unknown')).rejects.toThrow();
});

it('asks at once again after it could not ask', async () => {
  silent = true;
  const first = findKey('known');
  identity.once('request', () => identity.closeAllConnections());
  await expect(first).rejects.toThrow();
  silent = false;

  expect(await findKey('known')).toMatchObject({ type: 'public' });
});

it.each(['jku', 'x5u', 'jwk'])('takes no key from a token that names its own as %s', async (where) => {
  const stranger = testKeyPair('stranger');
  const strangersKey = { ...stranger.publicKey.export({ format: 'jwk' }), kid: 'strangers' };
  let fetched = 0;
  const site = createServer((_, response) => {
    fetched += 1;
    response.end(JSON.stringify({ keys: [strangersKey] }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/jwks`;
  const signedAs = (kid: string, privateKey = stranger.privateKey, header: object = {}) =>
    jwt.sign({ role: 'admin', sid: 'x' }, privateKey, {
      expiresIn: 60,
      algorithm: 'RS256',
      issuer: ACCESS_TOKEN_ISSUER,
      audience: ACCESS_TOKEN_AUDIENCE,
      subject: '1',
      header: { alg: 'RS256', kid, ...header },
    });
  const named = { [where]: where === 'jwk' ? strangersKey : url };
  for (const kid of ['strangers', 'known']) {
    expect(await tokenVerifier(findKey)(signedAs(kid, stranger.privateKey, named))).toBeUndefined();
  }
  expect(await tokenVerifier(findKey)(signedAs('known', testKeyPair('identity').privateKey))).toBeDefined();
  expect(fetched).toBe(0);
  site.close();
});
