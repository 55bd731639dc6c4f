import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { asServer, own } from './as-server';

export interface Pooler {
  /** A connection of the server's for each transaction. */
  urlOf(database: string): string;
  /** The same connection for as long as the client has its own. */
  sessionUrlOf(database: string): string;
  /** New transactions go to the server at another port. */
  turnTo(serverPort: number): void;
  stop(): Promise<void>;
}

const PROGRAM = process.env['PGBOUNCER_PATH'] ?? 'pgbouncer';

/** PgBouncer, set as docs/deployment.md says. @throws where it is not installed, or older than 1.21 */
export async function startPooler(
  folder: string,
  { port, serverPort, databases }: { port: number; serverPort: number; databases: readonly string[] },
): Promise<Pooler> {
  mkdirSync(folder, { recursive: true });
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const write = (toPort: number) => writeFileSync(settings, iniOf({ port, serverPort: toPort, databases, users }));
  writeFileSync(users, '"postgres" ""\n');
  write(serverPort);
  for (const path of [folder, settings, users]) own(path);
  const pooler = spawn(PROGRAM, ['-q', settings], { ...asServer(), stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => pooler.once('exit', () => resolve()).once('error', () => resolve()));
  await eventuallyHolds(
    () => canConnect(port),
    (can) => can,
  );
  return {
    urlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    sessionUrlOf: (database) => `postgresql://postgres@127.0.0.1:${port}/session_${database}`,
    turnTo(toPort) {
      write(toPort);
      pooler.kill('SIGHUP');
    },
    stop() {
      pooler.kill('SIGINT');
      return ended;
    },
  };
}

function iniOf(of: { port: number; serverPort: number; databases: readonly string[]; users: string }): string {
  const server = `host=127.0.0.1 port=${of.serverPort} user=postgres`;
  return `[databases]
${of.databases.map((name) => `${name} = ${server} dbname=${name}\nsession_${name} = ${server} dbname=${name} pool_mode=session`).join('\n')}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${of.port}
unix_socket_dir =
auth_type = trust
auth_file = ${of.users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
max_prepared_statements = 500
server_login_retry = 1
server_connect_timeout = 3
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
`;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
