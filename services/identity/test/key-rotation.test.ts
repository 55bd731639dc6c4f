import { createPublicKey } from 'node:crypto';
import { readConfig, tokenVerifier } from '@harbourline/service-kit';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { configSchema } from '../src/config';
import { signing } from '../src/tokens/signing';
import { createTokens } from '../src/tokens/tokens';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

const [older, newer] = [testKeyPair('older').privateKey, testKeyPair('newer').privateKey];
const pem = (key: typeof older) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const environment = testEnvironment({
  DATABASE_URL: 'postgresql://localhost/identity',
  PUBLIC_ORIGIN: 'http://localhost:8080',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_ACCESS_KEY: 'identity',
  S3_SECRET_KEY: 'a calm harbour',
  S3_BUCKET: 'licences',
});

it.each([
  ['line breaks', (text: string) => text],
  ['\\n', (text: string) => text.replaceAll('\n', '\\n')],
])('reads several keys, one after the other, with %s', (_, written) => {
  const { JWT_PRIVATE_KEY } = readConfig(configSchema, {
    ...environment,
    JWT_PRIVATE_KEY: written(`${pem(newer)}${pem(older)}`),
  });
  expect(JWT_PRIVATE_KEY.map(pem)).toEqual([pem(newer), pem(older)]);
});

it('signs access tokens with the first key, and all that others have signed stay good', async () => {
  const tokens = createTokens([newer, older]);
  const keys = new Map(
    tokens.publicKeys.keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]),
  );
  const verifyToken = tokenVerifier(async (kid) => keys.get(kid));
  const user = { id: 7, role: 'renter' } as const;

  const before = createTokens([older]).signAccess(user, 's', new Date());
  const now = tokens.signAccess(user, 's', new Date());
  expect(await verifyToken(before)).toMatchObject({ id: 7 });
  expect(await verifyToken(now)).toMatchObject({ id: 7 });
  const [newest] = createTokens([newer]).publicKeys.keys;
  expect(JSON.parse(Buffer.from(now.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ kid: newest?.kid });
});

it('opens links and devices that the older key has signed', () => {
  const signed = signing([older], 'known device').sign('7.device');
  expect(signing([newer, older], 'known device').open(signed)).toBe('7.device');
  expect(signing([newer], 'known device').open(signed)).toBeUndefined();
});

it('knows the successor that the older key made of a refresh token', () => {
  const [made] = createTokens([older]).successorsOf('a token');
  expect(createTokens([newer, older]).successorsOf('a token')[1]).toBe(made);
});
