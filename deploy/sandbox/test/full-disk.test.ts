import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { build } from 'esbuild';

const ROOT = join(__dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'packages', 'service-kit', '.build', `full-disk-${process.pid}`);
let dataDir: string;
beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true });
  dataDir = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterAll(() => Promise.all([FOLDER, dataDir].map((folder) => rm(folder, { recursive: true, force: true }))));

const PROGRAMS: [
  name: string,
  main: string,
  start: (port: number, another: number) => { parameters?: string[]; env?: NodeJS.ProcessEnv },
][] = [
  [
    'the sandbox',
    join(ROOT, 'deploy', 'sandbox', 'src', 'main.ts'),
    (port) => ({
      env: {
        ...{ SANDBOX_PORT: String(port), SANDBOX_DATA_DIR: dataDir, STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9/webhook' },
        ...{ STRIPE_WEBHOOK_SECRET: 'whsec_unused', STRIPE_SECRET_KEY: 'sk_test_unused' },
        ...{ STRIPE_PUBLISHABLE_KEY: 'pk_test_unused', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'unused' },
      },
    }),
  ],
  [
    'the mail server',
    join(ROOT, 'packages', 'servers', 'src', 'main.ts'),
    (webPort, smtpPort) => ({
      parameters: ['mail', JSON.stringify({ dataDir: join(dataDir, 'mail'), webPort, smtpPort })],
    }),
  ],
];

it.each(PROGRAMS)('%s goes on when its log is on a full disk, and stops in order', async (name, main, start) => {
  const program = join(FOLDER, `${name.replaceAll(' ', '-')}.js`);
  await build({
    ...{ entryPoints: [main], outfile: program, bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' },
    packages: 'external',
    alias: Object.fromEntries(
      ['service-kit', 'contracts'].map((each) => [`@harbourline/${each}`, join(ROOT, 'packages', each, 'src')]),
    ),
  });
  const port = await freePort();
  const { parameters = [], env = {} } = start(port, await freePort());
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [program, ...parameters], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  const ended = once(child, 'exit');
  await eventuallyPasses(async () => void (await fetch(`http://127.0.0.1:${port}/`)));
  // Each is said in a line, or an error of its own.
  for (let call = 0; call < 50; call += 1) await fetch(`http://127.0.0.1:${port}/v1/nothing`).catch(() => undefined);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
