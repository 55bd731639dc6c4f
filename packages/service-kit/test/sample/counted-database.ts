import type { Database } from '../../src/database/database';
import type { SqlClient } from '../../src/database/sql-client';
import type { PgClient } from '@harbourline/test-kit/pg-client';

export interface CountedDatabase {
  db: Database<PgClient>;
  /** The statements so far. Those of a transaction come between BEGIN and COMMIT. */
  statements: string[];
}

/** The same database, which remembers what was asked of it. */
export function countedDatabase(db: Database<PgClient>): CountedDatabase {
  const statements: string[] = [];
  const counted = <T extends SqlClient>(sql: T): T =>
    new Proxy(sql, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== '$queryRawUnsafe' && name !== '$executeRawUnsafe') return value;
        return (statement: string, ...parameters: unknown[]) => {
          statements.push(statement);
          return target[name](statement, ...parameters);
        };
      },
    });
  return {
    statements,
    db: {
      client: counted(db.client),
      transact: (run) =>
        db.transact(async (tx) => {
          statements.push('BEGIN');
          const result = await run(counted(tx));
          statements.push('COMMIT');
          return result;
        }),
    },
  };
}
