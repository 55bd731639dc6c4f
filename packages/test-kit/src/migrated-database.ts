import type { TestPostgres } from '@harbourline/servers/test-postgres';
import { kitMigrations } from '@harbourline/service-kit/kit-migrations';
import { migrateService } from '@harbourline/service-kit/migrations/migrate-service';
import { checksumOf, readMigrations } from '@harbourline/service-kit/migrations/read-migrations';

/** The address of a new database with the kit's tables, and the service's own where its migrations are given. */
export async function migratedDatabase(postgres: TestPostgres, name: string, migrationsDir?: string): Promise<string> {
  const folders = [kitMigrations(), ...(migrationsDir ? [migrationsDir] : [])];
  const migrations = (await Promise.all(folders.map(readMigrations))).flat();
  return postgres.urlForFilledDatabase(name, {
    key: checksumOf(JSON.stringify(migrations)),
    fill: (DATABASE_URL) => migrateService({ config: { DATABASE_URL }, migrationsDir }),
  });
}
