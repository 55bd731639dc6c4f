import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from '../src/stack/secrets';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a signing key of 3072 bits, once', () => {
  const made = loadSecrets(folder);
  expect(createPrivateKey(made.jwtPrivateKey).asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
  expect(loadSecrets(folder)).toEqual(made);
});

it('keeps a signing key of 2048 bits that is there already, and makes what is missing', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwtPrivateKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const path = join(folder, 'secrets.json');
  writeFileSync(path, JSON.stringify({ jwtPrivateKey }));
  const { internalSecret } = loadSecrets(folder);
  expect(internalSecret).toMatch(/^[\da-f]{64}$/);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ jwtPrivateKey, internalSecret });
});
