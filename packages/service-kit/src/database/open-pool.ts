import { Socket } from 'node:net';
import { Pool, type ClientConfig, type PoolConfig } from 'pg';
import { watchDatabase } from './watch-database';

/** What one connection may cost the others, in milliseconds; 0 is no limit. */
export interface ConnectionLimits {
  /** How long somebody waits for a connection, or for a database that is silent. */
  withinMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

/** A client has gone by then, and a transaction does not live as long. */
export const CALL_LIMITS: ConnectionLimits = {
  withinMs: 2_000,
  statementMs: 15_000,
  lockMs: 10_000,
  idleInTransactionMs: 10_000,
};
/** An operator's command may work for as long as it takes, and keeps nobody waiting for that long. */
export const COMMAND_LIMITS: ConnectionLimits = {
  withinMs: 60_000,
  statementMs: 0,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
};

const SILENT_SECONDS = 5;

/** How every connection to a service's database is made: both sides notice when the other has vanished. */
export function connectionTo(url: string, limits: ConnectionLimits): ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: limits.withinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_SECONDS * 1000,
    statement_timeout: limits.statementMs,
    // Where the server cannot say so itself.
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + 1_000 }),
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: `-c tcp_keepalives_idle=${SILENT_SECONDS} -c tcp_keepalives_interval=${SILENT_SECONDS} -c tcp_keepalives_count=2`,
  };
}

/**
 * Opens a pool whose connections may be lost at any moment: that fails the statement at hand and nothing else. When the
 * database has gone silent, all of them are given up.
 */
export function openPool(url: string, { limits, ...options }: PoolConfig & { limits: ConnectionLimits }): Pool {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const connection = connectionTo(url, limits);
  const pool = new Pool({ ...connection, stream, ...options });
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
  // A connection has no listener of its pool's while somebody has it, and none of theirs just before and after.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}
