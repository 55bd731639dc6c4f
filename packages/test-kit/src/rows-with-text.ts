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
    // Materialized, each row is put into words once, however many texts are looked for.
    const there = await client.$queryRawUnsafe<{ text: string }[]>(
      `WITH rows AS MATERIALIZED (SELECT lower(to_jsonb(searched)::text) AS words FROM ${name} AS searched)
       SELECT text FROM unnest($1::text[]) WITH ORDINALITY AS wanted (text, place)
       WHERE EXISTS (SELECT 1 FROM rows WHERE position(lower(text) IN words) > 0) ORDER BY place`,
      texts,
    );
    found.push(...there.map(({ text }) => `${name}: ${text}`));
  }
  return found;
}
