import type { LicenseType } from '@harbourline/contracts';
import type { Tx } from '../db/database';
import type { Prisma } from '../generated/prisma/client';

/** A captain's files of one kind, without those still on their way to the object store. */
export function onFile(userId: number, licenseType: LicenseType): Prisma.LicenseFileWhereInput {
  return { userId, licenseType, storedAt: { not: null }, removedAt: null };
}

/** Licences are not on file any more; a job removes the files themselves. */
export async function takeOffFile(tx: Tx, which: Prisma.LicenseFileWhereInput, now: Date): Promise<void> {
  await tx.licenseFile.updateMany({ where: { ...which, removedAt: null }, data: { removedAt: now } });
}
