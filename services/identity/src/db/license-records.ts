import type { LicenseRecords } from '../domain/license-standing';
import type { Db, Tx } from './client';

/** What is on file of a user's licences, and why the last were rejected. */
export async function licenseRecords(db: Db['client'] | Tx, userId: number): Promise<LicenseRecords> {
  const files = await db.licenseFile.findMany({ where: { userId, storedAt: { not: null }, removedAt: null } });
  const rejections = await db.licenseRejection.findMany({ where: { userId } });
  return { files, rejections };
}
