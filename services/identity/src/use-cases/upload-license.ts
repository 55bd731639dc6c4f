import { userLicencesChanged, type LicenseType } from '@harbourline/contracts';
import { dateOfDay } from '@harbourline/policy';
import { AppError, type SentFile, type UserActor } from '@harbourline/service-kit';
import { refuseCostly } from '@harbourline/service-kit/pictures/refuse-costly';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { LICENSE_COLUMNS, newLicenseKey } from '../domain/licenses';
import { today } from '../domain/today';
import { changeUser } from '../steps/change-user';
import { findCaptain } from './find-captain';
import { requireFutureExpiry } from '../steps/require-future-expiry';
import { onFile, takeOffFile } from '../steps/take-off-file';

interface Upload {
  actor: UserActor;
  userId: number;
  licenseType: LicenseType;
  file: SentFile;
  /** The details on it, as the captain entered them. */
  number?: string | undefined;
  expiresOn?: string | undefined;
}

/**
 * A captain, or an administrator for one, puts a licence on file in place of the one before, to be reviewed. One that
 * was accepted and is still good stays until then: who renews in time goes on working.
 * @returns its key. @throws AppError `invalid_input` for one that has expired already.
 */
export async function uploadLicense(
  { db, clock, store, licenseJudges }: Pick<Deps, 'db' | 'clock' | 'store' | 'licenseJudges'>,
  { actor, userId, licenseType, file, number, expiresOn }: Upload,
): Promise<string> {
  await findCaptain({ db }, { actor, userId });
  if (expiresOn !== undefined) requireFutureExpiry(expiresOn, clock.now());
  const { contentType, sizeBytes } = await refuseCostly(file, 'not_a_license', licenseJudges.run(file, actor.id));

  const key = newLicenseKey(contentType);
  const said = { number: number ?? null, expiresOn: expiresOn === undefined ? null : dateOfDay(expiresOn) };
  await db.transact((tx) =>
    tx.licenseFile.create({
      data: { key, userId, licenseType, contentType, sizeBytes, ...said, createdAt: clock.now() },
    }),
  );
  await store.putFile(key, file.path, contentType);

  await db.transact(async (tx) => {
    const now = clock.now();
    const user = await lockUser(tx, userId);
    const before = { ...onFile(userId, licenseType), NOT: stillGood(now) };
    await takeOffFile(tx, before, now);
    const stored = await tx.licenseFile.updateMany({ where: { key, removedAt: null }, data: { storedAt: now } });
    // One that took so long that it was cleaned up meanwhile.
    if (!user || stored.count === 0) throw new AppError('unavailable');
    await tx.licenseRejection.deleteMany({ where: { userId, licenseType } });
    await changeUser(tx, user, { [LICENSE_COLUMNS[licenseType]]: key }, { now, event: userLicencesChanged });
  });
  return key;
}

const stillGood = (now: Date) => ({ status: 'accepted', expiresOn: { gte: dateOfDay(today(now)) } });
