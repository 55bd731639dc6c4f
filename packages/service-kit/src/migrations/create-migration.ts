import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diffMigrations } from './diff-migrations';

/**
 * Writes `<migrationsDir>/<timestamp>_<name>/migration.sql` with what is missing from the migrations to reach
 * schema.prisma, for the developer to read and complete, and returns the file's path; null when nothing is missing.
 * `shadowUrl`: a database whose user may create databases; `name`: lower case words joined by underscores; `now` gives
 * the timestamp (UTC).
 */
export async function createMigration(input: {
  schemaPath: string;
  migrationsDir: string;
  shadowUrl: string;
  name: string;
  now: Date;
}): Promise<string | null> {
  const { schemaPath, migrationsDir, shadowUrl, name, now } = input;
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a migration's name: use lower case words joined by underscores.`);
  }
  await mkdir(migrationsDir, { recursive: true });
  const sql = await diffMigrations({ schemaPath, migrationsDir, databaseUrl: shadowUrl });
  if (sql === '') return null;
  const timestamp = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const file = join(migrationsDir, `${timestamp}_${name}`, 'migration.sql');
  await mkdir(dirname(file));
  await writeFile(file, sql);
  return file;
}
