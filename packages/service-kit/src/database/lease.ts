import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { connectionTo } from './open-pool';

/** How long a holder that has gone silent keeps the lease. A frozen one is replaced after that. */
const LEASE_MS = 9_000;
const RENEW_EVERY_MS = LEASE_MS / 3;
/** A process waiting for the lease also waits for its holder's open transaction, so that one is ended sooner. */
const LIMITS = { withinMs: LEASE_MS, statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 3_000 };

/** Another process holds the lease, or may hold it by now. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';

  constructor(name: string) {
    super(`This process has "${name}" no longer.`);
  }
}

/** The abilities that a process has for as long as it holds the lease. */
export interface Leading {
  /** For reading; anything written through it is stored whoever holds the lease. */
  client: Client;
  /** Runs a transaction that is stored only while the lease is held. @throws LeaseLost */
  write<T>(work: () => Promise<T>): Promise<T>;
  /**
   * The same for a single statement, which then takes one round trip instead of four. It begins with the name of a `WITH`
   * query or with its verb, stores something only where `SELECT FROM held` gives a row, returns a row if it did, and
   * has its parameters from `$3` on. @throws LeaseLost
   */
  writeOnce<Row extends QueryResultRow>(statement: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** Checks the lease before anything is done outside the database. @throws LeaseLost unless it is certainly held. */
  check(): void;
  /** Aborted when the lease is lost, or the process stops. */
  signal: AbortSignal;
}

/**
 * Waits until this process gets the lease, or is told to stop, and leads until `lead` ends. The lease is extended in
 * the meantime and given back at the end. If the holder's connection is gone, the lease is free at once; if the holder
 * is frozen, when the lease expires. All times are the database's.
 * @throws LeaseLost, or any error of the database or of `lead`.
 */
export async function leadWithLease(
  options: { name: string; databaseUrl: string; applicationName: string; standbyMs: number; stopping: AbortSignal },
  lead: (leading: Leading) => Promise<void>,
): Promise<void> {
  const { name, databaseUrl, standbyMs, stopping } = options;
  const client = new Client({ ...connectionTo(databaseUrl, LIMITS), application_name: options.applicationName });
  const lost = new AbortController();
  client.on('error', () => undefined); // the current query fails as well
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    let lease: Lease | undefined;
    while (!stopping.aborted && !(lease = await takeLease(client, name))) {
      await sleep(standbyMs, undefined, { signal: stopping }).catch(() => undefined);
    }
    if (lease) await leadWith(client, lease, { lost, stopping, lead });
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Lease {
  name: string;
  token: string;
  /** By this process's clock, and not later than by the database's. */
  until: number;
}

async function leadWith(
  client: Client,
  lease: Lease,
  { lost, stopping, lead }: { lost: AbortController; stopping: AbortSignal; lead(leading: Leading): Promise<void> },
): Promise<void> {
  const { name, token } = lease;
  const inTurn = oneAtATime();
  const renew = () =>
    inTurn(async () => {
      const asked = performance.now();
      const { rowCount } = await client.query(
        `UPDATE kit.leases SET expires_at = ${IN_A_LEASE} WHERE name = $1 AND token = $2`,
        [name, token],
      );
      if (rowCount === 0) throw new LeaseLost(name);
      lease.until = asked + LEASE_MS;
    }).catch(() => lost.abort());
  const renewing = setInterval(() => void renew(), RENEW_EVERY_MS);
  const check = () => {
    if (lost.signal.aborted || performance.now() >= lease.until) throw new LeaseLost(name);
  };
  try {
    await lead({
      client,
      check,
      write: (work) => inTurn(() => fenced(client, lease, work)),
      writeOnce: (statement, parameters) => inTurn(() => fencedOnce(client, lease, { statement, parameters })),
      signal: AbortSignal.any([lost.signal, stopping]),
    });
  } finally {
    clearInterval(renewing);
    // A successor then need not wait; a lost connection has the same effect.
    await inTurn(() =>
      client.query('UPDATE kit.leases SET expires_at = clock_timestamp() WHERE name = $1 AND token = $2', [
        name,
        token,
      ]),
    ).catch(() => undefined);
  }
}

const IN_A_LEASE = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`;
const IS_FREE = `lease.expires_at <= clock_timestamp()
  OR lease.backend NOT IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`;

/** @returns undefined while another process holds it. */
async function takeLease(client: Client, name: string): Promise<Lease | undefined> {
  const asked = performance.now();
  // A process on standby only reads.
  const { rows } = await client.query<{ free: boolean }>(
    `SELECT ${IS_FREE} AS free FROM kit.leases AS lease WHERE name = $1`,
    [name],
  );
  if (rows[0]?.free === false) return undefined;
  const taken = await client.query<{ token: string }>(
    `INSERT INTO kit.leases AS lease (name, holder, token, backend, expires_at)
     VALUES ($1, $2, 1, pg_backend_pid(), ${IN_A_LEASE})
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, token = lease.token + 1, backend = excluded.backend,
       expires_at = excluded.expires_at WHERE ${IS_FREE} RETURNING token`,
    [name, `${hostname()} ${process.pid}`],
  );
  const token = taken.rows[0]?.token;
  return token === undefined ? undefined : { name, token, until: asked + LEASE_MS };
}

/** Nobody can take the lease while the work is being stored; work stored after the lease was lost is rolled back. */
async function fenced<T>(client: Client, { name, token }: Lease, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const { rowCount } = await client.query('SELECT 1 FROM kit.leases WHERE name = $1 AND token = $2 FOR SHARE', [
      name,
      token,
    ]);
    if (rowCount === 0) throw new LeaseLost(name);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/**
 * As `fenced`: the lease's row is locked until the statement is stored. It does not matter that the statement sees its
 * other tables as they were before it waited for that row: whoever had written to them under the lease has taken it, and
 * then nothing is stored.
 */
async function fencedOnce<Row extends QueryResultRow>(
  client: Client,
  { name, token }: Lease,
  { statement, parameters }: { statement: string; parameters: readonly unknown[] },
): Promise<Row[]> {
  const isQuery = /^\w+ AS /.test(statement);
  const { rows } = await client.query<Row>(
    `WITH held AS MATERIALIZED (SELECT 1 FROM kit.leases WHERE name = $1 AND token = $2 FOR SHARE)${isQuery ? ', ' : ' '}${statement}`,
    [name, token, ...parameters],
  );
  if (rows.length === 0) throw new LeaseLost(name);
  return rows;
}

/** Runs pieces of work one after the other, because they share a connection and its transaction. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const running = last.then(work);
    last = running.catch(() => undefined);
    return running;
  };
}
