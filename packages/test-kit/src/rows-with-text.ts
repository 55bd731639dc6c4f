import type { SqlClient } from '@harbourline/service-kit/database/sql-client';

interface Column {
  name: string;
}

/**
 * Looks for texts in every column of every table of a database, as far as its schemas are ours.
 * @returns where they are, such as `public.users: rosa@example.com`.
 */
export async function rowsWithText(client: SqlClient, texts: readonly string[]): Promise<string[]> {
  const tables = await client.$queryRawUnsafe<Column[]>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const text of texts) {
      const rows = await client.$queryRawUnsafe<unknown[]>(
        `SELECT 1 FROM ${name} AS searched WHERE position(lower($1) IN lower(to_jsonb(searched)::text)) > 0 LIMIT 1`,
        text,
      );
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}
