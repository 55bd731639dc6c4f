// Makes what docker-compose.yml wants to find: .env, from .env.example, and the secrets of this installation, a file
// each in .secrets/. What is there already is left alone, so a second run changes nothing.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, '.secrets');
const SERVICES = ['identity', 'catalog', 'booking', 'payments', 'notifications'];
const random = (bytes = 24) => randomBytes(bytes).toString('hex');

if (!existsSync(join(ROOT, '.env'))) {
  copyFileSync(join(ROOT, '.env.example'), join(ROOT, '.env'));
  console.log('.env made from .env.example');
}
const sandbox = Boolean(parseEnv(readFileSync(join(ROOT, '.env'), 'utf8')).STRIPE_API_URL);

const secrets = {
  postgres_password: () => random(),
  ...Object.fromEntries(
    SERVICES.map((name) => [
      `${name}_database_url`,
      () => `postgresql://harbourline_${name}:${random()}@postgres:5432/harbourline_${name}`,
    ]),
  ),
  internal_secret: () => random(32),
  settings_secret: () => random(32),
  jwt_private_key: () =>
    generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  minio_root_user: () => random(8),
  minio_root_password: () => random(),
  ...Object.fromEntries(
    ['identity', 'catalog'].flatMap((name) => [
      [`${name}_s3_access_key`, () => random(8)],
      [`${name}_s3_secret_key`, () => random()],
    ]),
  ),
  ...Object.fromEntries(SERVICES.map((name) => [`${name}_kafka_password`, () => random()])),
  // What the providers give: only the sandbox takes made up keys.
  stripe_secret_key: sandbox && (() => `sk_test_sandbox_${random()}`),
  stripe_publishable_key: sandbox && (() => `pk_test_sandbox_${random()}`),
  stripe_webhook_secret: sandbox && (() => `whsec_sandbox_${random()}`),
  twilio_auth_token: sandbox ? () => random(16) : () => '',
  smtp_url: sandbox && (() => 'smtp://mail:1025'),
};

mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
for (const [name, make] of Object.entries(secrets)) {
  const path = join(FOLDER, name);
  if (existsSync(path)) continue;
  if (!make) {
    console.error(`.secrets/${name} is missing: without the sandbox it comes from whoever provides it`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(path, make());
  // Each is mounted for those containers that need it, whose accounts differ; the folder keeps other people out.
  chmodSync(path, 0o444);
  console.log(`.secrets/${name} made`);
}
