import { licenseAccepted, userLicencesChanged } from '@harbourline/contracts';
import { dateOfDay } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { changeUser } from '../steps/change-user';
import { findJudgedLicense, type Judged } from '../steps/find-judged-license';
import { requireFutureExpiry } from '../steps/require-future-expiry';
import { onFile, takeOffFile } from '../steps/take-off-file';
import type { User } from '../generated/prisma/client';

interface Acceptance extends Judged {
  actor: UserActor;
  /** The details that the administrator has read on it. */
  number: string;
  expiresOn: string;
}

/**
 * An administrator accepts a licence, or corrects what stands on an accepted one; the captain hears of it. The one that
 * counted until now goes.
 * @throws AppError as `findJudgedLicense`, or `invalid_input` for one that has expired.
 */
export async function acceptLicense(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, number, expiresOn, ...judged }: Acceptance,
): Promise<User> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const { captain, license } = await findJudgedLicense(tx, judged);
    requireFutureExpiry(expiresOn, now);
    const { userId, licenseType } = judged;
    const read = { status: 'accepted', number, expiresOn: dateOfDay(expiresOn) };
    const isKnown =
      license.status === read.status &&
      license.number === number &&
      license.expiresOn?.getTime() === read.expiresOn.getTime();
    if (isKnown) return captain;

    const review = { reviewedAt: now, reviewedBy: actor.id, remindedOf: null };
    await tx.licenseFile.update({ where: { key: license.key }, data: { ...read, ...review } });
    await takeOffFile(tx, { ...onFile(userId, licenseType), key: { not: license.key } }, now);
    await tx.licenseRejection.deleteMany({ where: { userId, licenseType } });
    const user = await changeUser(tx, captain, {}, { now, event: userLicencesChanged });
    await tx.outbox.append(licenseAccepted, {
      subject: userId,
      version: user.version,
      data: { userId, licenseType, expiresOn },
    });
    return user;
  });
}
