import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { npmPackagesOutside } from '@harbourline/test-kit/npm-packages-outside';
import { build } from 'esbuild';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { KEYS, NOBODY, cleanUp, clientsOf, newFolder, onCleanUp, startTestSandbox } from './support/sandbox';
import type { ChildProcess } from 'node:child_process';

afterEach(cleanUp);

const root = join(__dirname, '../../..');

/** Bundles the program as it is bundled for running. */
async function bundle(): Promise<string> {
  const folder = await newFolder();
  const outfile = join(folder, 'main.cjs');
  await build({
    entryPoints: [join(__dirname, '../src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    plugins: [npmPackagesOutside],
    logLevel: 'error',
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return outfile;
}

async function spawnSandbox(program: string, dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    PATH: process.env.PATH,
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: dataDir,
    STRIPE_WEBHOOK_URL: NOBODY,
    STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
    STRIPE_SECRET_KEY: KEYS.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: KEYS.stripePublishableKey,
    TWILIO_ACCOUNT_SID: KEYS.twilioAccountSid,
    TWILIO_AUTH_TOKEN: KEYS.twilioAuthToken,
  };
  const child = fork(program, { env, silent: true });
  onCleanUp(async () => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await eventuallyPasses(() => {
    const found = /"url":"([^"]+)"/.exec(output)?.[1];
    if (!found) throw new Error(`The sandbox is not ready:\n${output}`);
    return found;
  });
  return { child, url };
}

it('loses nothing it has acknowledged when it is killed in the middle of work', async () => {
  const program = await bundle();
  const dataDir = await newFolder();
  const acknowledged = new Map<string, string>();

  for (let round = 0; round < 2; round += 1) {
    const { child, url } = await spawnSandbox(program, dataDir);
    const { newIntent, confirm } = clientsOf(url);
    const workers = Array.from({ length: 8 }, async () => {
      try {
        for (;;) {
          const intent = await newIntent();
          acknowledged.set(intent.id, 'requires_payment_method');
          const { body } = await confirm(intent, { payment_method: 'pm_card_visa' });
          acknowledged.set(intent.id, body.status ?? '');
        }
      } catch {
        // killed
      }
    });
    const enough = (round + 1) * 40;
    await eventuallyPasses(() => expect(acknowledged.size).toBeGreaterThan(enough));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(workers);
  }

  const { url } = await spawnSandbox(program, dataDir);
  const { stripe, state } = clientsOf(url);
  for (const [id, status] of acknowledged) {
    const intent = await stripe.paymentIntents.retrieve(id);
    if (status === 'succeeded') expect(intent).toMatchObject({ status, amount_received: 25_000 });
  }
  const { intents, charges, events, deliveries } = await state();
  // A change, its charge and its events survive together or not at all.
  const paid = intents.filter(({ status }) => status === 'succeeded');
  expect(charges.map(({ payment_intent }) => payment_intent).sort()).toEqual(paid.map(({ id }) => id).sort());
  const reported = events.filter(({ type }) => type === 'payment_intent.succeeded');
  expect(reported).toHaveLength(paid.length);
  expect(deliveries).toHaveLength(events.length);
});

it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)('ends by itself on %s', async (how) => {
  const { child } = await spawnSandbox(await bundle(), await newFolder());
  if (how === 'disconnect') child.disconnect();
  else child.kill(how);
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
});

it('names every missing variable and does not start', async () => {
  const child = fork(await bundle(), { env: { PATH: process.env.PATH }, silent: true });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  for (const name of ['SANDBOX_PORT', 'SANDBOX_DATA_DIR', 'STRIPE_SECRET_KEY', 'TWILIO_AUTH_TOKEN']) {
    expect(output).toContain(`${name} is missing`);
  }
});

it('repeats its answers to idempotent requests after a restart', async () => {
  const before = await startTestSandbox();
  const deposit = { amount: 25_000, currency: 'cad' };
  const first = await before.stripe.paymentIntents.create(deposit, { idempotencyKey: 'hold:1' });
  await before.stop();
  const after = await startTestSandbox({ dataDir: before.dataDir });
  const again = await after.stripe.paymentIntents.create(deposit, { idempotencyKey: 'hold:1' });
  expect(again.id).toBe(first.id);
});

it('finishes after a restart what was due meanwhile', async () => {
  const before = await startTestSandbox({ processingDelayMs: 100 });
  const intent = await before.newIntent();
  await before.confirm(intent, { payment_method: 'pm_card_processing' });
  await before.stop();
  await new Promise((resolve) => setTimeout(resolve, 150));
  const after = await startTestSandbox({ dataDir: before.dataDir });
  await eventuallyPasses(async () => {
    expect((await after.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });
});

it('leaves out a last line that was cut short, and keeps the rest', async () => {
  const before = await startTestSandbox();
  const intent = await before.newIntent();
  await before.stop();
  await appendFile(join(before.dataDir, 'journal.jsonl'), '[{"table":"intents","id":"pi_torn","row":{"id":"pi_t');
  const after = await startTestSandbox({ dataDir: before.dataDir });
  expect((await after.state()).intents.map(({ id }) => id)).toEqual([intent.id]);
  const next = await after.newIntent();
  await after.stop();
  const again = await startTestSandbox({ dataDir: before.dataDir });
  expect((await again.state()).intents.map(({ id }) => id)).toEqual([intent.id, next.id]);
});

it('refuses to start on a journal that was damaged elsewhere', async () => {
  const dataDir = await newFolder();
  await writeFile(join(dataDir, 'journal.jsonl'), 'nonsense\n[]\n');
  await expect(startTestSandbox({ dataDir })).rejects.toThrow('damaged at line 1');
  expect(await readFile(join(dataDir, 'journal.jsonl'), 'utf8')).toBe('nonsense\n[]\n');
});

it('does not touch the state of a sandbox that has the port already', async () => {
  const running = await startTestSandbox();
  await running.newIntent();
  const port = Number(new URL(running.url).port);
  await expect(startTestSandbox({ dataDir: running.dataDir, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const last = await running.newIntent();
  await running.stop();
  const after = await startTestSandbox({ dataDir: running.dataDir });
  expect((await after.state()).intents.at(-1)?.id).toBe(last.id);
});
