import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../src/free-ports';
import { startPostgres } from '../src/postgres';
import { dataFolder, removeDataFolders } from './data-folder';
import { kill, startServerProcess } from './server-process';

const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  removeDataFolders();
});

async function start(options: { dataDir: string; port?: number }) {
  const server = await startPostgres({ port: await freePort(), fast: true, ...options });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

it('offers PostgreSQL 15 with UTF-8, UTC, 200 connections and exclusion constraints over mixed types', async () => {
  const server = await start({ dataDir: dataFolder() });
  await server.createDatabase('booking');
  await server.createDatabase('booking');
  const url = server.urlFor('booking');
  await query(url, 'CREATE EXTENSION btree_gist');
  await query(url, 'CREATE TABLE c (boat uuid, during tstzrange, EXCLUDE USING gist (boat WITH =, during WITH &&))');
  const [facts] = await query(
    url,
    `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding,
     current_setting('timezone') AS zone, current_setting('max_connections') AS connections, lower('É') AS lower,
     current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
  );
  expect(facts).toEqual({
    major: 15,
    encoding: 'UTF8',
    zone: 'UTC',
    connections: '200',
    lower: 'é',
    addresses: '127.0.0.1',
    sockets: '',
  });
});

it('refuses a wrong password and keeps the right one to its owner', async () => {
  const dataDir = dataFolder();
  const server = await start({ dataDir });
  const url = new URL(server.urlFor('postgres'));
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'password'), 'utf8')).toBe(url.password);
  url.password = 'guess';
  await expect(query(url.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
});

it('keeps its data over a stop and a start, which does not make it anew', async () => {
  const dataDir = dataFolder();
  const first = await start({ dataDir });
  const madeAt = () => statSync(join(dataDir, 'cluster', 'PG_VERSION')).mtimeMs;
  const made = madeAt();
  await query(first.urlFor('postgres'), 'CREATE TABLE t AS SELECT 42 AS n');
  await first.stop();
  const second = await start({ dataDir });
  expect(madeAt()).toBe(made);
  expect(await query(second.urlFor('postgres'), 'SELECT n FROM t')).toEqual([{ n: 42 }]);
});

it('keeps what was committed when postmaster and backends are killed in the middle of work', async () => {
  const dataDir = dataFolder();
  const first = await startPostgres({ dataDir, port: await freePort() });
  await query(first.urlFor('postgres'), 'CREATE TABLE t AS SELECT 42 AS n');
  const busy = query(first.urlFor('postgres'), 'SELECT pg_sleep(60)').catch(() => 'cut');
  await sleep(200);
  for (const pid of processesIn(join(dataDir, 'cluster'))) process.kill(pid, 'SIGKILL');
  expect(await busy).toBe('cut');
  await first.ended;
  const second = await start({ dataDir });
  expect(await query(second.urlFor('postgres'), 'SELECT n FROM t')).toEqual([{ n: 42 }]);
});

it('starts although a busy backend has survived its postmaster', async () => {
  const dataDir = dataFolder();
  const first = await startPostgres({ dataDir, port: await freePort(), fast: true });
  const spin = 'DO $$ BEGIN FOR i IN 1..2000000000 LOOP PERFORM i; END LOOP; END $$';
  const busy = query(first.urlFor('postgres'), spin).catch(() => 'cut');
  await sleep(300);
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  const second = await start({ dataDir });
  expect(await query(second.urlFor('postgres'), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect(await busy).toBe('cut');
});

it('starts although the process id of its lock file now belongs to a stranger', async () => {
  const dataDir = dataFolder();
  const first = await start({ dataDir });
  await first.stop();
  const lock = join(dataDir, 'cluster/postmaster.pid');
  writeFileSync(
    lock,
    `${process.pid}\n${join(dataDir, 'cluster')}\n1700000000\n5432\n\n127.0.0.1\n  1   1\nready   \n`,
  );
  const second = await start({ dataDir });
  expect(await query(second.urlFor('postgres'), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

it('begins again when the first initialisation was cut off', async () => {
  const dataDir = dataFolder();
  const first = await start({ dataDir });
  await first.stop();
  rmSync(join(dataDir, 'cluster/PG_VERSION'));
  const { renameSync } = await import('node:fs');
  renameSync(join(dataDir, 'cluster'), join(dataDir, 'cluster.unfinished'));
  const second = await start({ dataDir });
  expect(await query(second.urlFor('postgres'), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

it('names the port that is taken', async () => {
  const port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1');
  await expect(start({ dataDir: dataFolder(), port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 (PostgreSQL) is taken`,
  );
  squatter.close();
});

it('runs two side by side', async () => {
  const servers = await Promise.all([start({ dataDir: dataFolder() }), start({ dataDir: dataFolder() })]);
  await Promise.all(servers.map((server, n) => query(server.urlFor('postgres'), `CREATE TABLE t AS SELECT ${n} AS n`)));
  const answers = await Promise.all(servers.map((server) => query(server.urlFor('postgres'), 'SELECT n FROM t')));
  expect(answers).toEqual([[{ n: 0 }], [{ n: 1 }]]);
});

it('works in a folder that only root can enter, and takes away what a removed instance left', async () => {
  const dataDir = dataFolder(0o700);
  const first = await start({ dataDir });
  await query(first.urlFor('postgres'), 'CREATE TABLE t AS SELECT 42 AS n');
  await first.stop();
  const second = await start({ dataDir });
  expect(await query(second.urlFor('postgres'), 'SELECT n FROM t')).toEqual([{ n: 42 }]);
  await second.stop();
  const note = join(dataDir, 'cluster-is-at');
  const outside = existsSync(note) ? readFileSync(note, 'utf8') : undefined;
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  const third = await start({ dataDir });
  await expect(query(third.urlFor('postgres'), 'SELECT n FROM t')).rejects.toMatchObject({ code: '42P01' });
  await third.stop();
  if (outside !== undefined) rmSync(outside, { recursive: true });
});

describe('in a process of its own', () => {
  it('stops at SIGTERM, when its parent goes, and when it is killed', async () => {
    const dataDir = dataFolder();
    const options = { dataDir, port: await freePort(), fast: true, databases: ['identity', 'catalog'] };
    const ends = [
      (child: { kill(signal: NodeJS.Signals): boolean }) => child.kill('SIGTERM'),
      (child: { disconnect(): void }) => child.disconnect(),
      (child: { kill(signal: NodeJS.Signals): boolean }) => child.kill('SIGKILL'),
    ];
    for (const end of ends) {
      const server = await startServerProcess('postgres', options);
      const { pid, url } = server.facts;
      expect(await query(String(url).replace(/postgres$/, 'catalog'), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
      end(server.child);
      await server.ended;
      await gone(Number(pid));
    }
  });

  it('starts again while the one before is still going down', async () => {
    const dataDir = dataFolder();
    const options = { dataDir, port: await freePort(), fast: true };
    const first = await startServerProcess('postgres', options);
    await query(String(first.facts['url']), 'CREATE TABLE t AS SELECT 42 AS n');
    await kill(first, 'SIGKILL');
    const second = await startServerProcess('postgres', options);
    expect(await query(String(second.facts['url']), 'SELECT n FROM t')).toEqual([{ n: 42 }]);
    expect(await kill(second, 'SIGINT')).toBe(0);
  });
});

async function gone(pid: number): Promise<void> {
  for (let tries = 0; existsSync(`/proc/${pid}`) && tries < 500; tries++) await sleep(20);
  expect(existsSync(`/proc/${pid}`)).toBe(false);
}

function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    })
    .map(Number);
}
