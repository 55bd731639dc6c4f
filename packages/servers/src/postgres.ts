import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { assertPortFree } from './free-ports';
import { chooseAccount } from './postgres-account';
import { preparePostgresBinaries } from './postgres-binaries';
import { initialiseCluster, postgresEnvironment, SUPERUSER } from './postgres-init';
import { stopOrphan } from './postgres-orphan';
import { findPlace } from './postgres-place';
import { stopWhenWeDie } from './stop-when-we-die';

export interface PostgresOptions {
  /** Folder of this server's files; made when missing. */
  dataDir: string;
  /** TCP port on 127.0.0.1. */
  port: number;
  /** Gives up surviving a power cut for speed: for tests. */
  fast?: boolean;
}

export interface PostgresServer {
  port: number;
  pid: number;
  /** Resolves when the server has ended, wanted or not. */
  ended: Promise<void>;
  urlFor(database: string): string;
  /** Creates the database unless it exists. */
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 300_000;
const STOPPED_WITHIN_MS = 15_000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Starts a PostgreSQL of our own on 127.0.0.1, making its cluster at the first time.
 * Recovers from any earlier end of the same `dataDir`. Throws when the port is taken or the server does not come up.
 */
export async function startPostgres({ dataDir, port, fast = false }: PostgresOptions): Promise<PostgresServer> {
  const place = await findPlace(dataDir);
  const account = chooseAccount(place.cluster);
  const binaries = preparePostgresBinaries(account);
  const password = await initialiseCluster(place, { initdb: binaries.initdb, account, sync: !fast });
  await stopOrphan(place.cluster);
  await assertPortFree(port, 'PostgreSQL');

  const logFile = join(place.home, 'postgres.log');
  const logStart = prepareLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', place.cluster, '-p', String(port), ...settings({ fast })], {
    ...account,
    cwd: '/',
    env: postgresEnvironment(),
    // A group of its own: Ctrl-C in the terminal must not stop it before the services that use it.
    detached: true,
    stdio: ['ignore', 'ignore', log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  const pid = child.pid;
  if (pid === undefined) throw new Error('PostgreSQL could not be started');
  const guard = stopWhenWeDie(pid, account);
  void ended.then(() => guard.release());

  const urlFor = (database: string) => `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  await untilReady(child, join(place.cluster, 'postmaster.pid'), () => readFileSync(logFile, 'utf8').slice(logStart));
  return {
    port,
    pid,
    ended,
    urlFor,
    createDatabase: (name) => createDatabase(urlFor('postgres'), name),
    stop: () => stopServer(child, ended),
  };
}

function settings({ fast }: { fast: boolean }): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function prepareLog(path: string): number {
  const size = existsSync(path) ? statSync(path).size : 0;
  if (size <= LOG_LIMIT_BYTES) return size;
  truncateSync(path);
  return 0;
}

async function untilReady(child: ChildProcess, statusFile: string, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL ended at its start: ${log().trim()}`);
    const [pid, , , , , , , status] = existsSync(statusFile) ? readFileSync(statusFile, 'utf8').split('\n') : [];
    if (Number(pid) === child.pid && status?.trim() === 'ready') return;
    await sleep(20);
  }
  child.kill('SIGQUIT');
  throw new Error(`PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s: ${log().trim()}`);
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOPPED_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
