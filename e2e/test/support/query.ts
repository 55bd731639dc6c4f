import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { Pool } from 'pg';

/** Asks a service's database. */
export async function query<Row extends object>(
  instance: Instance,
  service: ServiceName,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(instance.services[service].databaseUrl).query<Row>(sql, values)).rows;
}

const POOLS = new Map<string, Pool>();

/** A test that looks again and again does so on one connection: to open one costs more than to ask. */
function poolOf(connectionString: string): Pool {
  const known = POOLS.get(connectionString);
  if (known) return known;
  const pool = new Pool({ connectionString, max: 2, idleTimeoutMillis: 2_000, allowExitOnIdle: true });
  pool.on('error', () => undefined); // its server is stopped while nobody asks
  POOLS.set(connectionString, pool);
  return pool;
}
