import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const SERVERS = join(ROOT, 'packages', 'servers', 'dist', 'main.js');
const NOWHERE = 'http://127.0.0.1:9';
const S3 = { accessKey: 'benchmark', secretKey: 'benchmark-secret' };

/**
 * Starts one PostgreSQL with a database for each size, and a service on each, which `seed` fills: it is given the size,
 * the environment that its service has, and a start of further processes. `settings` are the service's own, `more` those
 * of some sizes alone.
 */
export async function startSizes(sizes, { service, seed, settings = {}, more = {} }) {
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-bench-'));
  const running = [];
  const stop = async () => {
    for (const child of running.reverse()) {
      if (child.exitCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    // Where the server may not enter the folder, its files are elsewhere, and it says where.
    const elsewhere = await readFile(join(folder, 'postgres', 'cluster-is-at'), 'utf8').catch(() => undefined);
    if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
  const start = async (script, parameters, env = {}) => {
    const child = fork(script, parameters, { env: { ...process.env, ...env } });
    running.push(child);
    return Promise.race([ready(child), ended(child, script)]);
  };

  try {
    const server = async (name, options) =>
      start(SERVERS, [name, JSON.stringify({ dataDir: join(folder, name), port: await freePort(), ...options })]);
    const postgres = await server('postgres', { databases: Object.keys(sizes), fast: true });
    const objects = await server('object-store', S3);
    const services = {};
    for (const [name, size] of Object.entries(sizes)) {
      const env = {
        ...environment(new URL(`/${name}`, postgres.url).href, objects.url, `bench-${name}`),
        ...settings,
        ...more[name],
      };
      services[name] = { ...(await start(join(ROOT, 'services', service, 'dist', 'main.js'), [], env)), env };
      await seed(size, env);
    }
    return { ...services, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(child) {
  return (await once(child, 'message', { signal: AbortSignal.timeout(120_000) }))[0];
}

async function ended(child, script) {
  await once(child, 'exit');
  throw new Error(`${script} has ended`);
}

function environment(databaseUrl, s3Endpoint, bucket) {
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    INTERNAL_SECRET: 'only-for-the-benchmark',
    ...Object.fromEntries(
      ['IDENTITY', 'CATALOG', 'BOOKING', 'PAYMENTS', 'NOTIFICATIONS'].map((name) => [`${name}_URL`, NOWHERE]),
    ),
    S3_ENDPOINT: s3Endpoint,
    S3_ACCESS_KEY: S3.accessKey,
    S3_SECRET_KEY: S3.secretKey,
    S3_BUCKET: bucket,
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
