import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { Client } from 'pg';
import { migrateService } from '@harbourline/service-kit/migrations/migrate-service';

interface Column {
  type: string;
  nullable: boolean;
  /** Whether a row may be written without naming it. */
  filled: boolean;
}

interface Rule {
  table: string;
  columns: string[];
  definition: string;
}

/** The columns that a release reads and writes, by `schema.table.column`, and the database's constraints, by name. */
interface Released {
  columns: Record<string, Column>;
  rules: Record<string, Rule>;
}

/**
 * The places at which a service's migrations would break the release before, which still runs while an update is under
 * way. What that release was made for is in `released.json` beside the migrations; UPDATE_RELEASED=1 writes it anew,
 * which is right once a release runs everywhere. @returns a sentence for each.
 */
export async function breaksOfRelease(prisma: string): Promise<string[]> {
  const now = await structureOf(join(prisma, 'migrations'));
  const file = join(prisma, 'released.json');
  if (process.env['UPDATE_RELEASED']) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  return breaksBetween(JSON.parse(readFileSync(file, 'utf8')) as Released, now);
}

export function breaksBetween(released: Released, now: Released): string[] {
  const tables = new Set(Object.keys(released.columns).map(tableOf));
  const columns = Object.entries(released.columns).flatMap(([name, before]) => {
    const after = now.columns[name];
    if (!after) return `${name} is gone`;
    if (after.type !== before.type) return `${name} was ${before.type} and is ${after.type}`;
    if (before.nullable && !after.nullable) return `${name} may not be empty any more`;
    return before.filled && !after.filled && !after.nullable ? `${name} has no default any more` : [];
  });
  const added = Object.entries(now.columns).flatMap(([name, { nullable, filled }]) =>
    !released.columns[name] && tables.has(tableOf(name)) && !nullable && !filled
      ? `${name} is new, and must be given`
      : [],
  );
  const rules = Object.entries(now.rules).flatMap(([name, { table, columns: about, definition }]) =>
    released.rules[name]?.definition !== definition && about.every((column) => released.columns[`${table}.${column}`])
      ? `${name} is new, and refuses what was allowed: ${definition}`
      : [],
  );
  return [...columns, ...added, ...rules];
}

function tableOf(column: string): string {
  return column.slice(0, column.lastIndexOf('.'));
}

async function structureOf(migrationsDir: string): Promise<Released> {
  const server = await postgresForTests();
  const databaseUrl = await server.urlForNewDatabase('released');
  const client = new Client({ connectionString: databaseUrl });
  try {
    await migrateService({ config: { DATABASE_URL: databaseUrl }, migrationsDir });
    await client.connect();
    const columns = await client.query<Column & { name: string }>(COLUMNS);
    const rules = await client.query<Rule & { name: string }>(RULES);
    return { columns: byName(columns.rows), rules: byName(rules.rows) };
  } finally {
    await client.end();
    await server.stop();
  }
}

function byName<T extends { name: string }>(rows: T[]): Record<string, Omit<T, 'name'>> {
  return Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
}

const COLUMNS = `
  SELECT table_schema || '.' || table_name || '.' || column_name AS name, udt_name AS type, is_nullable = 'YES' AS nullable,
    column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS' AS filled
  FROM information_schema.columns
  WHERE table_schema IN ('kit', 'public') AND table_name <> '_prisma_migrations' ORDER BY name`;

/** Constraints, and unique indexes that are none. */
const RULES = `
  WITH rules AS (
    SELECT conname AS name, conrelid AS rel, conkey AS keys, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype IN ('c', 'f', 'p', 'u', 'x') AND conrelid <> 0
    UNION ALL
    SELECT indexrelid::regclass::text, indrelid, indkey::int2[], pg_get_indexdef(indexrelid) FROM pg_index
    WHERE indisunique AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)
  )
  SELECT nspname || '.' || relname || '.' || rules.name AS name, nspname || '.' || relname AS table, definition,
    ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = rel AND attnum = ANY (keys) ORDER BY attname) AS columns
  FROM rules JOIN pg_class ON pg_class.oid = rel JOIN pg_namespace ON pg_namespace.oid = relnamespace
  WHERE nspname IN ('kit', 'public') AND relname <> '_prisma_migrations' ORDER BY name`;
