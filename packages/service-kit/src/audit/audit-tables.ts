import { escapeIdentifier } from 'pg';
import { connected } from '../migrations/apply-migrations';
import { LOCK_WITHIN_MS, untilUnlocked } from '../migrations/until-unlocked';

/** The tables that do not tell of their changes yet, each with the columns of its primary key as texts of SQL. */
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
 * Has every table of a service write what administrators change in it to the audit log, but those that a migration has
 * commented on as "not audited". Follows every migration, so that no new table is forgotten.
 */
export async function auditTables(databaseUrl: string): Promise<void> {
  await connected({ databaseUrl }, async (client) => {
    const { rows } = await client.query<{ name: string; key: string }>(SILENT_TABLES);
    if (rows.length > 0) await client.query(`SET lock_timeout TO ${LOCK_WITHIN_MS}`);
    for (const { name, key } of rows) {
      // Two that start at once may both get here: the second one replaces what the first has made.
      await untilUnlocked(client, async () => {
        await client.query(`
          CREATE OR REPLACE TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON public.${escapeIdentifier(name)}
          FOR EACH ROW WHEN (coalesce(current_setting('kit.act', true), '') <> '') EXECUTE FUNCTION kit.audit_row(${key})`);
      });
    }
  });
}
