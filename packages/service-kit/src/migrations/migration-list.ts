import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { Migration } from './read-migrations';

/** A migrations folder as the schema engine wants it: read beforehand, since it cannot reach the disk. */
export function migrationList(migrationsDir: string, migrations: Migration[]): MigrationList {
  return {
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}
