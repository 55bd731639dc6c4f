import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { Client } from 'pg';
import { asServer, own } from './as-server';

/** A primary and the standby that has everything before the primary says that it is stored. */
export interface PostgresPair {
  primaryPort: number;
  standbyPort: number;
  /** As when the primary's machine is lost: nothing of it runs on, and nothing is said to anybody. */
  losePrimary(): void;
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

const DEBIANS = '/usr/lib/postgresql';
const SETTINGS = ['max_connections=200', 'timezone=UTC', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
/** As `callLimits` asks for: a pooler does not pass on what a connection brings along. */
const LIMITS = { statement_timeout: '15s', lock_timeout: '10s', idle_in_transaction_session_timeout: '10s' };

/** @throws where PostgreSQL's server and its tools are not installed */
export async function startPostgresPair(folder: string, ports: [number, number], databases: readonly string[]) {
  const tool = toolsOfPostgres();
  const [primaryPort, standbyPort] = ports;
  const [primaryData, standbyData] = [join(folder, 'primary'), join(folder, 'standby')];
  mkdirSync(folder, { recursive: true });
  own(folder);
  execFileSync(tool('initdb'), ['-D', primaryData, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], asServer());
  const primary = serve(tool('postgres'), primaryData, primaryPort, ['synchronous_standby_names=*']);
  await untilAnswering(primaryPort);
  // Nobody would wait for a standby that is not there yet.
  await tell(primaryPort, [
    'SET synchronous_commit = local',
    ...databases.flatMap((name) => [
      `CREATE DATABASE ${name}`,
      ...Object.entries(LIMITS).map(([limit, value]) => `ALTER DATABASE ${name} SET ${limit} = '${value}'`),
    ]),
  ]);
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'];
  execFileSync(tool('pg_basebackup'), [...from, '-D', standbyData, '-R', '-c', 'fast', '-X', 'stream'], asServer());
  const standby = serve(tool('postgres'), standbyData, standbyPort);
  await untilAnswering(standbyPort);
  await untilSynchronous(primaryPort);

  return {
    primaryPort,
    standbyPort,
    losePrimary: () => killWithChildren(primary),
    async promoteStandby() {
      execFileSync(tool('pg_ctl'), ['promote', '-w', '-D', standbyData], asServer());
    },
    async stop() {
      for (const server of [primary, standby]) {
        if (server.exitCode !== null || server.signalCode !== null) continue;
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await ended;
      }
    },
  } satisfies PostgresPair;
}

function toolsOfPostgres(): (name: string) => string {
  const versions = existsSync(DEBIANS) ? readdirSync(DEBIANS).sort((one, other) => Number(other) - Number(one)) : [];
  const folder = versions
    .map((version) => join(DEBIANS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!folder) throw new Error(`There is no PostgreSQL below ${DEBIANS}: install Debian's package postgresql.`);
  return (name) => join(folder, name);
}

function serve(program: string, data: string, port: number, more: readonly string[] = []): ChildProcess {
  const settings = [...SETTINGS, ...more].flatMap((setting) => ['-c', setting]);
  return spawn(program, ['-D', data, '-p', String(port), ...settings], { ...asServer(), stdio: 'ignore' });
}

async function tell(port: number, statements: readonly string[]): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function untilAnswering(port: number): Promise<void> {
  await eventuallyHolds(
    () => tell(port, ['SELECT 1']),
    () => true,
  );
}

async function untilSynchronous(port: number): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await eventuallyHolds(
    () => client.query<{ sync_state: string }>('SELECT sync_state FROM pg_stat_replication'),
    ({ rows }) => rows.some(({ sync_state }) => sync_state === 'sync'),
  );
  await client.end();
}

/** Each of PostgreSQL's processes has a session of its own, and would serve its client to the end. */
function killWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  process.kill(pid, 'SIGSTOP');
  for (const each of [...children, pid]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
