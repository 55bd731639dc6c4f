import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ACCESS_TOKEN_AUDIENCE, ACCESS_TOKEN_ISSUER, tokenVerifier, type VerifyToken } from '../src/auth/access-token';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

const SECONDS = 300;
const { publicKey, privateKey } = testKeyPair('identity');
const user = { kind: 'user', id: 7, role: 'renter', sessionId: 's' };

let keys: Map<string, KeyObject>;
let verify: VerifyToken;
let forged: jest.Mock;
beforeEach(() => {
  keys = new Map([['known', publicKey]]);
  verify = tokenVerifier(async (kid) => keys.get(kid));
  forged = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const sign = (claims: object = {}, key = privateKey) =>
  jwt.sign({ role: 'renter', sid: 's', ...claims }, key, {
    algorithm: 'RS256',
    issuer: ACCESS_TOKEN_ISSUER,
    audience: ACCESS_TOKEN_AUDIENCE,
    subject: '7',
    expiresIn: SECONDS,
    keyid: 'known',
  });

it('checks the signature of a token once, and knows its owner from then on', async () => {
  const checked = jest.spyOn(jwt, 'verify');
  const token = sign();
  for (let call = 0; call < 5; call += 1) expect(await verify(token, forged)).toEqual(user);
  expect(checked).toHaveBeenCalledTimes(1);
  expect(await verify(sign({ role: 'owner' }), forged)).toMatchObject({ role: 'owner' });
  expect(checked).toHaveBeenCalledTimes(2);
  expect(forged).not.toHaveBeenCalled();
});

it('forgets a token when it expires', async () => {
  const token = sign();
  expect(await verify(token, forged)).toEqual(user);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + SECONDS * 1000 + 1);
  expect(await verify(token, forged)).toBeUndefined();
});

describe('a token from the future', () => {
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

  it.each([
    [-240, true],
    [0, true],
    [50, true],
    [70, false],
    [300, false],
    [3_600, false],
    [30 * 86_400, false],
  ])('issued in %i seconds is taken: %s', async (seconds, isTaken) => {
    expect(await verify(sign({ iat: inSeconds(seconds) }), forged)).toEqual(isTaken ? user : undefined);
    expect(forged).not.toHaveBeenCalled();
  });

  it('is taken once its time has come, and not any more when the clock is set back', async () => {
    const [token, now] = [sign({ iat: inSeconds(300) }), Date.now()];
    expect(await verify(token, forged)).toBeUndefined();
    jest.spyOn(Date, 'now').mockReturnValue(now + 300_000);
    expect(await verify(token, forged)).toEqual(user);
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await verify(token, forged)).toBeUndefined();
  });
});

it('forgets a token whose key is given up, or replaced by another of that name', async () => {
  const token = sign();
  expect(await verify(token, forged)).toEqual(user);
  keys.set('known', testKeyPair('stranger').publicKey);
  expect(await verify(token, forged)).toBeUndefined();
  keys.clear();
  expect(await verify(token, forged)).toBeUndefined();
  expect(forged).toHaveBeenCalledTimes(2);
});

it('never takes a changed token for the one that it remembers', async () => {
  const token = sign();
  expect(await verify(token, forged)).toEqual(user);
  const [header, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...(jwt.decode(token) as object), role: 'admin' })).toString('base64url');
  expect(await verify(`${header}.${other}.${signature}`, forged)).toBeUndefined();
  expect(await verify(sign({}, testKeyPair('stranger').privateKey), forged)).toBeUndefined();
  expect(forged).toHaveBeenCalledTimes(2);
});
