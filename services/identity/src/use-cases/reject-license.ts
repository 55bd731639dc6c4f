import { licenseRejected, userLicencesChanged } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { LICENSE_COLUMNS } from '../domain/licenses';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';
import { findJudgedLicense, type Judged } from '../steps/find-judged-license';
import { onFile, takeOffFile } from '../steps/take-off-file';

interface Rejection extends Judged {
  actor: UserActor;
  reason: string;
}

/**
 * An administrator takes a licence off file; the captain hears why. An accepted one that it was to succeed is on file
 * again. @throws AppError as `findJudgedLicense`.
 */
export async function rejectLicense(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, reason, ...judged }: Rejection,
): Promise<User> {
  return db.transact(async (tx) => {
    const now = clock.now();
    const { captain, license } = await findJudgedLicense(tx, judged);
    const { userId, licenseType } = judged;
    const review = { status: 'rejected', reviewedAt: now, reviewedBy: actor.id };
    await tx.licenseFile.update({ where: { key: license.key }, data: review });
    await takeOffFile(tx, { key: license.key }, now);
    const rejection = { reason, rejectedAt: now, rejectedBy: actor.id };
    await tx.licenseRejection.upsert({
      where: { userId_licenseType: { userId, licenseType } },
      create: { userId, licenseType, ...rejection },
      update: rejection,
    });
    const before = await tx.licenseFile.findFirst({ where: { ...onFile(userId, licenseType), status: 'accepted' } });
    const change = { [LICENSE_COLUMNS[licenseType]]: before?.key ?? null };
    const user = await changeUser(tx, captain, change, { now, event: userLicencesChanged });
    await tx.outbox.append(licenseRejected, {
      subject: userId,
      version: user.version,
      data: { userId, licenseType, reason },
    });
    return user;
  });
}
