import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@harbourline/local/servers/free-ports';
import { postgresForTests } from '@harbourline/local/servers/test-postgres';
import { testEnvironment } from '@harbourline/service-kit/test-support/test-environment';
import { userRegistered } from '@harbourline/contracts';
import { buildSync } from 'esbuild';
import { startEventSource } from './support/event-source';
import { eventually } from './support/eventually';
import { OWNER } from './support/people';
import { messageIdOf, startScriptedSmtp } from './support/scripted-smtp';

it('kill', async () => {
  const root = join(__dirname, '..');
  const out = join(root, 'dist-kill');
  buildSync({ entryPoints: [join(root, 'src/main.ts')], outdir: out, bundle: true, platform: 'node', target: 'node20', format: 'cjs',
    external: ['@prisma/*', 'nodemailer', 'zod', 'koa', 'pg', 'pino', '@koa/router', 'koa-body', 'undici', 'minio', 'jsonwebtoken', 'luxon', 'kafkajs'] });
  cpSync(join(root, '../../packages/service-kit/migrations'), join(out, 'kit-migrations'), { recursive: true });
  const postgres = await postgresForTests();
  const identity = await startEventSource('identity', postgres);
  const port = await freePort();
  let hang = true;
  const smtp = await startScriptedSmtp(port, { onMessage: () => (hang ? ('wait' as never) : 'accept') });
  const env = { ...process.env, ...testEnvironment({ DATABASE_URL: await postgres.urlForNewDatabase('n'), IDENTITY_URL: identity.url, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'H <b@h.example>', PUBLIC_ORIGIN: 'http://localhost:8080', LOG_LEVEL: 'info' }) };
  const start = () => spawn(process.execPath, [join(out, 'main.js')], { env, stdio: 'inherit' });
  let child = start();
  await identity.publish(userRegistered, OWNER);
  await eventually(async () => smtp.messages.length === 1, 20_000);
  await new Promise((r) => setTimeout(r, 20_000)); // longer than a lease: renewed
  expect(smtp.messages.length).toBe(1);
  child.kill('SIGKILL');
  hang = false;
  const killed = Date.now();
  child = start();
  await eventually(async () => smtp.messages.length === 2, 40_000);
  console.log('again after', Date.now() - killed, smtp.messages.map(messageIdOf));
  await new Promise((r) => setTimeout(r, 1_000));
  expect(smtp.messages.length).toBe(2);
  child.kill('SIGTERM');
  await smtp.stop(); await identity.stop(); await postgres.stop();
}, 200_000);
