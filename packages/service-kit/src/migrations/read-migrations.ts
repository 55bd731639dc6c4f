import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Migration = { name: string; sql: string };

/**
 * Reads a Prisma migrations folder: one folder per migration with a `migration.sql` in it.
 * Returns them in the order in which they apply. Throws when the folder or a `migration.sql` cannot be read.
 */
export async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, sql: await readFile(join(migrationsDir, name, 'migration.sql'), 'utf8') })),
  );
}

/** The checksum that Prisma stores for a migration: SHA-256 of the script, in hex. */
export function checksumOf(sql: string): string {
  return createHash('sha256').update(sql, 'utf8').digest('hex');
}
