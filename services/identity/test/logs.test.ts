import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@harbourline/servers/free-ports';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { testEnvironment } from '@harbourline/test-kit/test-environment';
import { npmPackagesOutside } from '@harbourline/test-kit/npm-packages-outside';
import { build } from 'esbuild';
import { PASSWORD, registrationForm } from './accounts';
import { Browser } from './browser';
import { NO_STORE, PUBLIC_ORIGIN } from './start-identity';
import { testKeyPair } from '@harbourline/test-kit/test-keys';

const SERVICE = join(__dirname, '..');
const PLACE = join(SERVICE, '.build', `logs-${process.pid}`);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await postgresForTests();
  // Laid out as it is where it runs.
  const kit = join(dirname(require.resolve('@harbourline/service-kit')), '..');
  cpSync(join(SERVICE, 'prisma', 'migrations'), join(PLACE, 'prisma', 'migrations'), { recursive: true });
  cpSync(join(kit, 'migrations'), join(PLACE, 'dist', 'kit-migrations'), { recursive: true });
  await build({
    entryPoints: [join(SERVICE, 'src', 'main.ts')],
    outfile: join(PLACE, 'dist', 'main.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    plugins: [npmPackagesOutside],
  });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(PLACE, { recursive: true, force: true });
});

async function startProcess(): Promise<{ url: string; child: ChildProcess; said: Promise<string> }> {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  const { privateKey } = testKeyPair('identity');
  const child = fork(join(PLACE, 'dist', 'main.js'), [], {
    env: {
      PATH: process.env['PATH'],
      ...testEnvironment({
        DATABASE_URL: await postgres.urlForNewDatabase('identity'),
        PUBLIC_ORIGIN,
        PORT,
        IDENTITY_URL: url,
        LOG_LEVEL: 'debug',
        JWT_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        ...NO_STORE,
      }),
    },
    execArgv: [],
    silent: true,
  });
  const said = Promise.all([child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : '')));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('identity did not start')));
  });
  return { url, child, said: said.then((parts) => parts.join('')) };
}

it('writes a line for every request, and no token or password into any', async () => {
  const { url, child, said } = await startProcess();
  const browser = new Browser(url);
  const form = registrationForm();
  await browser.post('/api/auth/register', form);
  await browser.post('/api/auth/login', { phone: form.phone, password: 'not the password' });
  await browser.get('/api/reset-password?token=a-token-in-the-address');
  await browser.get('/api/reset-password/a-wrong-path?token=a-token-in-the-address');
  await browser.post('/api/reset-password', { token: 'a-token-in-the-body', newPassword: 'a new password' });
  await browser.post('/api/auth/confirm-email', { token: 'a-token-in-the-body' });
  const secrets = ['access', 'refresh', 'device'].map((part) => browser.cookie(part as 'access'));
  child.kill('SIGTERM');

  const lines = await said;
  for (const path of ['/api/auth/register', '/api/auth/login', '/api/reset-password', '/api/auth/confirm-email']) {
    expect(lines).toContain(`"path":"${path}"`);
  }
  secrets.push('a-token-in-the-address', 'a-token-in-the-body', PASSWORD, 'not the password', 'a new password');
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(lines).not.toContain(secret);
  }
});
