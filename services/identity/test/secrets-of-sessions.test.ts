import { createHash, createHmac, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { readConfig } from '@harbourline/service-kit';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { testKeyPair } from '@harbourline/test-kit/test-keys';
import { configSchema } from '../src/config';
import { createPasswords, PASSWORD_COSTS } from '../src/passwords/passwords';
import { deriveKey } from '../src/tokens/derive-key';
import { createTokens } from '../src/tokens/tokens';
import { NO_STORE, PUBLIC_ORIGIN } from './start-identity';

const { privateKey, publicKey } = testKeyPair('identity');
const tokens = createTokens([privateKey]);

it('has 256 random bits in each refresh token and reset link, no two alike', () => {
  const made = Array.from({ length: 2_000 }, () => tokens.createRandom());
  expect(new Set(made).size).toBe(made.length);
  const bytes = made.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.every(({ length }) => length === 32)).toBe(true);
  // Of that many bytes each value is there about 250 times.
  const counts = new Map<number, number>();
  for (const byte of Buffer.concat(bytes)) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  expect(counts.size).toBe(256);
  expect(Math.max(...counts.values())).toBeLessThan(400);
});

it('is stored as SHA-256, and followed by what HMAC-SHA-256 makes of it', () => {
  const token = tokens.createRandom();
  expect(tokens.hashOf(token)).toBe(createHash('sha256').update(token).digest('base64url'));
  const key = deriveKey(privateKey, 'refresh token chain');
  expect(key).toHaveLength(32);
  expect(tokens.successorsOf(token)).toEqual([createHmac('sha256', key).update(token).digest('base64url')]);
});

it('is signed with RSA and SHA-256, as another implementation verifies it, and published as that', () => {
  const token = tokens.signAccess({ id: 7, role: 'renter' }, 'a-session', new Date());
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(tokens.publicKeys.keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig' }]);
  expect(Object.keys(tokens.publicKeys.keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('keeps passwords as argon2id with 64 MiB and 3 passes', async () => {
  const passwords = await createPasswords('test');
  const [one, other] = [await passwords.hash('a calm harbour'), await passwords.hash('a calm harbour')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22,}\$[\w+/]{43,}$/);
  expect(one).not.toBe(other);
});

it('keeps them at the least with 19 MiB and 2 passes, and knows them again whatever the cost is now', async () => {
  const [full, least] = [await createPasswords('test'), await createPasswords('test', PASSWORD_COSTS.least)];
  const stored = await least.hash('a calm harbour');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await full.verify(stored, 'a calm harbour')).toBe(true);
  expect(await least.verify(await full.hash('a calm harbour'), 'a rough harbour')).toBe(false);
});

const environmentWith = (key: KeyObject) =>
  testEnvironment({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
    PUBLIC_ORIGIN,
    JWT_PRIVATE_KEY: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...NO_STORE,
  });

it.each([
  ['an RSA key of 1024 bits', () => generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey],
  ['an elliptic curve', () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey],
])('does not start with %s', (_, makeKey) => {
  expect(() => readConfig(configSchema, environmentWith(makeKey()))).toThrow(
    'must be an RSA private key of at least 2048 bits',
  );
});

it.each([2048, 3072])('signs with an RSA key of %d bits', (modulusLength) => {
  const pair = generateKeyPairSync('rsa', { modulusLength });
  const { JWT_PRIVATE_KEY } = readConfig(configSchema, environmentWith(pair.privateKey));
  const token = createTokens(JWT_PRIVATE_KEY).signAccess({ id: 7, role: 'renter' }, 'a-session', new Date());
  const [head, claims, signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('RSA-SHA256', signed, pair.publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
});
