import type { LicenseType } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { lockUser } from '../db/lock-user';
import { LICENSE_COLUMNS } from '../domain/licenses';
import type { LicenseFile, User } from '../generated/prisma/client';

/** The licence that an administrator judges; `filePath` is the file that they looked at. */
export interface Judged {
  userId: number;
  licenseType: LicenseType;
  filePath: string | undefined;
}

/**
 * The newest licence of a kind with its captain, who is locked.
 * @throws AppError `user_not_found`, `license_not_found`; `license_replaced` when another was looked at.
 */
export async function findJudgedLicense(
  tx: Tx,
  { userId, licenseType, filePath }: Judged,
): Promise<{ captain: User; license: LicenseFile }> {
  const captain = await lockUser(tx, userId);
  if (captain?.role !== 'captain') throw new AppError('user_not_found');
  const key = captain[LICENSE_COLUMNS[licenseType]];
  const license = key === null ? null : await tx.licenseFile.findUnique({ where: { key } });
  if (!license) throw new AppError('license_not_found');
  if (filePath !== undefined && filePath !== license.key) throw new AppError('license_replaced');
  return { captain, license };
}
