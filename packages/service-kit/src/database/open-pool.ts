import { Socket } from 'node:net';
import { Pool, type ClientConfig, type PoolConfig } from 'pg';
import { watchDatabase } from './watch-database';

/** The time limits of one connection, in milliseconds; 0 is no limit. */
export interface ConnectionLimits {
  /** How long a caller waits for a connection, or for a database that has gone silent. */
  withinMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

export interface DatabaseLimits extends ConnectionLimits {
  /** How long a transaction may take, all its statements together. */
  transactionMs: number;
}

/** @param patience a factor, as `PATIENCE` gives it: by then a client has given up, and no transaction takes that long */
export function callLimits(patience: number): DatabaseLimits {
  return {
    withinMs: 2_000 * patience,
    statementMs: 15_000 * patience,
    lockMs: 10_000 * patience,
    idleInTransactionMs: 10_000,
    transactionMs: 15_000 * patience,
  };
}
/** The limits for an operator's command: it may take as long as it needs, because nobody waits for it. */
export const COMMAND_LIMITS: DatabaseLimits = {
  withinMs: 60_000,
  statementMs: 0,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
  transactionMs: 15_000,
};

const SILENT_SECONDS = 5;
/**
 * Longer than the longest rest of a job: the jobs of a service often look at the same time, and each of the connections
 * that they need would be opened anew every time, which costs the server a process.
 */
const IDLE_MS = 60_000;

/** The settings of every connection to a service's database: both sides notice when the other has vanished. */
export function connectionTo(url: string, limits: ConnectionLimits): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: limits.withinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_SECONDS * 1000,
    statement_timeout: limits.statementMs,
    // For the case that the server cannot cancel the statement itself.
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + 1_000 }),
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: `-c tcp_keepalives_idle=${SILENT_SECONDS} -c tcp_keepalives_interval=${SILENT_SECONDS} -c tcp_keepalives_count=2`,
  };
}

/**
 * Opens a pool whose connections may be lost at any moment: that fails only the current statement. When the database
 * has gone silent, all connections are given up.
 */
export function openPool(url: string, { limits, ...options }: PoolConfig & { limits: ConnectionLimits }): Pool {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const connection = connectionTo(url, limits);
  const pool = new Pool({ ...connection, stream, idleTimeoutMillis: IDLE_MS, ...options });
  const watch = watchDatabase({
    connection,
    withinMs: limits.withinMs,
    isBusy: () => pool.totalCount > pool.idleCount || pool.waitingCount > 0,
    onSilence: () => sockets.forEach((socket) => socket.destroy()),
  });
  const end = pool.end.bind(pool);
  pool.end = () => {
    watch.stop();
    return end();
  };
  pool.on('error', () => undefined);
  // A connection in use has no listener of the pool, and just before and after its use none of the user's either.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}
