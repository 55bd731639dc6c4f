import type { SqlClient } from './sql-client';

/**
 * Inserts rows of a table, or replaces what they say in those with the same key, in one statement. All have the same
 * columns, by the names that they have in the database, and each another key. Other columns keep what they have.
 */
export async function keepRows<Row extends object>(
  tx: SqlClient,
  { table, key }: { table: string; key: readonly (keyof Row & string)[] },
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const changed = columns.filter((column) => !key.some((part) => part === column));
  await tx.$executeRawUnsafe(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    JSON.stringify(rows),
  );
}
