import { readFile } from 'node:fs/promises';
import { migrationList } from './migration-list';
import { readMigrations } from './read-migrations';
import { withSchemaEngine } from './schema-engine';

/**
 * The SQL that would bring a database with the migrations of `migrationsDir` to what `schemaPath` (a schema.prisma)
 * declares; '' when they agree. `databaseUrl` names a server and a user who may create databases there: the comparison
 * is made in a database of its own, dropped afterwards, and the named one is not touched.
 *
 * What Prisma's schema cannot say (exclusion, check and deferrable constraints, functions, triggers, extensions) is not
 * compared.
 * Throws when a migration or the schema is not valid.
 */
export async function diffMigrations(input: {
  schemaPath: string;
  migrationsDir: string;
  databaseUrl: string;
}): Promise<string> {
  const { schemaPath, migrationsDir, databaseUrl } = input;
  const [migrations, schema] = await Promise.all([readMigrations(migrationsDir), readFile(schemaPath, 'utf8')]);
  const script = await withSchemaEngine(databaseUrl, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...migrationList(migrationsDir, migrations) },
      to: { tag: 'schemaDatamodel', files: [{ path: schemaPath, content: schema }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? '';
  });
  return script.trim() === '-- This is an empty migration.' ? '' : script;
}
