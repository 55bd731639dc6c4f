import { spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCompose } from './read-files';

const ROOT = join(__dirname, '..', '..', '..');
const wanted = Object.values(readCompose().secrets).map(({ file }) => file.replace('./.secrets/', ''));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  mkdirSync(join(folder, 'deploy', 'docker'), { recursive: true });
  for (const file of ['.env.example', 'deploy/docker/prepare.mjs']) copyFileSync(join(ROOT, file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const prepare = () => spawnSync('node', ['deploy/docker/prepare.mjs'], { cwd: folder, encoding: 'utf8' });
const secrets = () => readdirSync(join(folder, '.secrets')).sort();

it('makes every secret that docker-compose.yml mounts, and leaves those that are there', () => {
  expect(prepare().status).toBe(0);
  expect(secrets()).toEqual(wanted.sort());
  const before = readFileSync(join(folder, '.secrets', 'internal_secret'), 'utf8');
  expect(prepare()).toMatchObject({ status: 0, stdout: '' });
  expect(readFileSync(join(folder, '.secrets', 'internal_secret'), 'utf8')).toBe(before);
});

it('makes a signing key of 3072 bits and secrets of 128 at least', () => {
  expect(prepare().status).toBe(0);
  const made = (name: string) => readFileSync(join(folder, '.secrets', name), 'utf8');
  expect(createPrivateKey(made('jwt_private_key')).asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
  for (const name of ['internal_secret', 'settings_secret', 'postgres_password', 'booking_kafka_password']) {
    expect(made(name)).toMatch(/^[\da-f]{32,}$/);
  }
});

it('leaves a signing key of 2048 bits that is there already', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  mkdirSync(join(folder, '.secrets'));
  writeFileSync(join(folder, '.secrets', 'jwt_private_key'), pem);
  expect(prepare().status).toBe(0);
  expect(readFileSync(join(folder, '.secrets', 'jwt_private_key'), 'utf8')).toBe(pem);
});

it('makes up nothing that only a provider can give when there is no sandbox', () => {
  const example = readFileSync(join(folder, '.env.example'), 'utf8');
  writeFileSync(join(folder, '.env'), example.replace(/^STRIPE_API_URL=.*$/m, 'STRIPE_API_URL='));
  const { status, stderr } = prepare();
  expect(status).toBe(1);
  const missing = wanted.filter((name) => !secrets().includes(name));
  expect(missing.sort()).toEqual(['smtp_url', 'stripe_publishable_key', 'stripe_secret_key', 'stripe_webhook_secret']);
  for (const name of missing) expect(stderr).toContain(`.secrets/${name} is missing`);
});
