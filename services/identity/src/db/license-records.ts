import type { LicenseRecords } from '../domain/license-standing';
import type { Db, Tx } from './client';

/** A user's licences on file, and why the last ones were rejected. */
export async function licenseRecords(db: Db['client'] | Tx, userId: number): Promise<LicenseRecords> {
  const files = await db.licenseFile.findMany({ where: { userId, storedAt: { not: null }, removedAt: null } });
  const rejections = await db.licenseRejection.findMany({ where: { userId } });
  return { files, rejections };
}
