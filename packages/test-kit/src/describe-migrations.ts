import { join } from 'node:path';
import { postgresForTests } from '@harbourline/servers/test-postgres';
import { diffMigrations } from '@harbourline/service-kit/migrations/diff-migrations';
import { breaksOfRelease } from './released-schema';

/** Defines the tests that every service's migrations have to pass; `prisma` is the folder of schema and migrations. */
export function describeMigrations(prisma: string): void {
  it('lead to exactly what the schema declares', async () => {
    const postgres = await postgresForTests();
    try {
      const difference = await diffMigrations({
        schemaPath: join(prisma, 'schema.prisma'),
        migrationsDir: join(prisma, 'migrations'),
        databaseUrl: await postgres.urlForNewDatabase('declared'),
      });
      expect(difference).toBe('');
    } finally {
      await postgres.stop();
    }
  });

  it('let the release before go on working on its database', async () => {
    expect(await breaksOfRelease(prisma)).toEqual([]);
  });
}
