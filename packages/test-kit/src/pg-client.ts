import { types, type QueryResultRow } from 'pg';
import type { PrismaClientLike } from '@harbourline/service-kit/database/database';
import { callLimits, openPool } from '@harbourline/service-kit/database/open-pool';
import type { SqlClient } from '@harbourline/service-kit/database/sql-client';
import { PATIENT } from './test-environment';

/** The part of a Prisma client that the kit needs, for services of tests that have no tables worth a schema. */
export interface PgClient extends PrismaClientLike {
  $transaction<R>(run: (tx: SqlClient) => Promise<R>): Promise<R>;
}

const INT8 = 20;

/** Opens a pool of at most `connections` that answers raw SQL as Prisma does: bigint for int8, Date for timestamptz. */
export function openPgClient(databaseUrl: string, connections = 10): PgClient {
  const pool = openPool(databaseUrl, {
    limits: callLimits(PATIENT),
    max: connections,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? BigInt : (types.getTypeParser(type, format) as (value: string) => unknown),
    },
  });
  return {
    ...rawSql(pool),
    async $transaction(run) {
      const connection = await pool.connect();
      let broken = false;
      try {
        await connection.query('BEGIN');
        const result = await run(rawSql(connection));
        await connection.query('COMMIT');
        return result;
      } catch (error) {
        await connection.query('ROLLBACK').catch(() => (broken = true));
        throw error;
      } finally {
        connection.release(broken);
      }
    },
    $disconnect: () => pool.end(),
  };
}

interface Queryable {
  query(sql: string, values: unknown[]): Promise<{ rows: QueryResultRow[]; rowCount: number | null }>;
}

function rawSql(connection: Queryable): SqlClient {
  return {
    async $queryRawUnsafe<T>(sql: string, ...values: unknown[]) {
      return (await connection.query(sql, values)).rows as T;
    },
    async $executeRawUnsafe(sql, ...values) {
      return (await connection.query(sql, values)).rowCount ?? 0;
    },
  };
}
