import { type Client, escapeIdentifier } from 'pg';
import { connected } from '../migrations/apply-migrations';
import { LOCK_WITHIN_MS, untilUnlocked } from '../migrations/until-unlocked';

/** The tables without a trigger for the audit log, each with the columns of its primary key as SQL texts. */
const SILENT_TABLES = `
  SELECT relname AS name, coalesce((
    SELECT string_agg(quote_literal(attname), ', ' ORDER BY array_position(indkey::int2[], attnum))
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = pg_class.oid AND indisprimary
  ), '') AS key
  FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'
    AND obj_description(oid, 'pg_class') IS DISTINCT FROM 'not audited'
    AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'audited')`;

/**
 * Makes every table of the service record administrators' changes in the audit log, except those that a migration has
 * commented as "not audited". Runs after every migration, so that no new table is forgotten.
 */
export async function auditTables(databaseUrl: string): Promise<void> {
  await connected({ databaseUrl }, auditTablesOf);
}

/** The same over a connection that is there already. */
export async function auditTablesOf(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; key: string }>(SILENT_TABLES);
  if (rows.length > 0) await client.query(`SET lock_timeout TO ${LOCK_WITHIN_MS}`);
  for (const { name, key } of rows) {
    // Two processes that start at once may both get here: the second one replaces what the first has created.
    await untilUnlocked(client, async () => {
      await client.query(`
        CREATE OR REPLACE TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON public.${escapeIdentifier(name)}
        FOR EACH ROW WHEN (coalesce(current_setting('kit.act', true), '') <> '') EXECUTE FUNCTION kit.audit_row(${key})`);
    });
  }
}
