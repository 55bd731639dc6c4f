import { userLicencesChanged, type LicenseType } from '@harbourline/contracts';
import { AppError, type SentFile, type UserActor } from '@harbourline/service-kit';
import { refuseCostly } from '@harbourline/service-kit/pictures/refuse-costly';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { LICENSE_COLUMNS, newLicenseKey } from '../domain/licenses';
import { changeUser } from './change-user';
import { findCaptain } from './find-captain';
import { takeOffFile } from './take-off-file';

/** A captain, or an administrator for one, puts a licence on file in place of the one before. @returns its key. */
export async function uploadLicense(
  { db, clock, store, licenseJudges }: Pick<Deps, 'db' | 'clock' | 'store' | 'licenseJudges'>,
  { actor, userId, licenseType, file }: { actor: UserActor; userId: number; licenseType: LicenseType; file: SentFile },
): Promise<string> {
  await findCaptain({ db }, { actor, userId });
  const { contentType, sizeBytes } = await refuseCostly(file, 'not_a_license', licenseJudges.run(file, actor.id));

  const key = newLicenseKey(contentType);
  await db.transact((tx) =>
    tx.licenseFile.create({ data: { key, userId, licenseType, contentType, sizeBytes, createdAt: clock.now() } }),
  );
  await store.putFile(key, file.path, contentType);

  await db.transact(async (tx) => {
    const now = clock.now();
    const user = await lockUser(tx, userId);
    const stored = await tx.licenseFile.updateMany({ where: { key, removedAt: null }, data: { storedAt: now } });
    // One that took so long that it was cleaned up meanwhile.
    if (!user || stored.count === 0) throw new AppError('unavailable');
    const column = LICENSE_COLUMNS[licenseType];
    await takeOffFile(tx, user[column], now);
    await changeUser(tx, user, { [column]: key }, now, userLicencesChanged);
  });
  return key;
}
