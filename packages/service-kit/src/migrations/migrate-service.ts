import type { ServiceConfig } from '../config';
import { auditTablesOf } from '../audit/audit-tables';
import { sessionUrl } from '../database/session-url';
import { kitMigrations } from '../kit-migrations';
import { applyFolder, connected, pendingMigrations } from './apply-migrations';
import { MigrationError } from './migration-error';

interface Migrating {
  config: Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;
  /** The folder of the service's Prisma migrations; without one it has the kit's tables alone. */
  migrationsDir?: string;
}

/**
 * Brings a service's database up to date: the kit's tables, then its own, and has its tables tell the audit log. Returns
 * the names of what was applied now.
 * @throws MigrationError
 */
export async function migrateService(service: Migrating): Promise<string[]> {
  return connected({ databaseUrl: sessionUrl(service.config) }, async (client) => {
    const applied: string[] = [];
    for (const part of partsOf(service)) applied.push(...(await applyFolder(client, part)).applied);
    await auditTablesOf(client);
    return applied;
  });
}

/** @throws MigrationError that names what the database lacks. */
export async function assertMigrated(service: Migrating): Promise<void> {
  const pending: string[] = [];
  for (const part of partsOf(service)) pending.push(...(await pendingMigrations(part)));
  if (pending.length > 0) {
    throw new MigrationError(`The database lacks ${pending.join(', ')}; run the operation "migrate" first.`);
  }
}

function partsOf({ config, migrationsDir }: Migrating) {
  const databaseUrl = sessionUrl(config);
  return [
    { databaseUrl, migrationsDir: kitMigrations(), schema: 'kit' },
    ...(migrationsDir === undefined ? [] : [{ databaseUrl, migrationsDir }]),
  ];
}
