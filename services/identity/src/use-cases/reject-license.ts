import { licenseRejected, userLicencesChanged, type LicenseType } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { LICENSE_COLUMNS } from '../domain/licenses';
import type { User } from '../generated/prisma/client';
import { changeUser } from './change-user';
import { takeOffFile } from './take-off-file';

/** An administrator takes a licence off file; the captain hears why. */
export async function rejectLicense(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, licenseType, reason }: { userId: number; licenseType: LicenseType; reason: string },
): Promise<User> {
  return db.transact(async (tx) => {
    const captain = await lockUser(tx, userId);
    if (captain?.role !== 'captain') throw new AppError('user_not_found');
    const column = LICENSE_COLUMNS[licenseType];
    if (captain[column] === null) throw new AppError('license_not_found');

    await takeOffFile(tx, captain[column], clock.now());
    const user = await changeUser(tx, captain, { [column]: null }, clock.now(), userLicencesChanged);
    await tx.outbox.append(licenseRejected, {
      subject: userId,
      version: user.version,
      data: { userId, licenseType, reason },
    });
    return user;
  });
}
