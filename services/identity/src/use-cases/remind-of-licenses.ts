import { licenseExpired, licenseExpiring, type LicenseType } from '@harbourline/contracts';
import { dateOfDay, dayOfDate } from '@harbourline/policy';
import type { Deps } from '../db/database';
import { today } from '../domain/today';

interface Due {
  key: string;
  userId: number;
  licenseType: LicenseType;
  expiresOn: Date;
  version: number;
  reminder: '30_days' | '7_days' | 'expired';
}

const BATCH = 20;

/**
 * Reminds captains of accepted licences that expire within 30 and within 7 days, and tells when one has expired: each
 * once, in the transaction that tells it, and only the latest that is due. One whose successor waits for its review
 * needs no reminder before it has expired.
 * @returns how many were told.
 */
export async function remindOfLicenses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const day = dateOfDay(today(clock.now()));
  return db.transact(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      SELECT file.key, file.user_id AS "userId", file.license_type AS "licenseType", file.expires_on AS "expiresOn",
        holder.version, near.reminder
      FROM license_files file
        JOIN users holder ON holder.id = file.user_id AND holder.role = 'captain' AND holder.active
        CROSS JOIN LATERAL (SELECT CASE
          WHEN file.expires_on < ${day}::date THEN 'expired'
          WHEN file.expires_on <= ${day}::date + 7 THEN '7_days'
          ELSE '30_days' END AS reminder) near
      WHERE file.status = 'accepted' AND file.removed_at IS NULL AND file.expires_on <= ${day}::date + 30
        AND near.reminder IS DISTINCT FROM file.reminded_of
        AND (near.reminder = 'expired' OR file.key IN (holder.pleasure_craft_license, holder.harbor_license))
      ORDER BY file.expires_on, file.key LIMIT ${BATCH}
      FOR UPDATE OF file SKIP LOCKED`;
    for (const { key, userId, licenseType, expiresOn, version, reminder } of due) {
      await tx.licenseFile.update({ where: { key }, data: { remindedOf: reminder } });
      await tx.outbox.append(reminder === 'expired' ? licenseExpired : licenseExpiring, {
        subject: userId,
        version,
        data: { userId, licenseType, expiresOn: dayOfDate(expiresOn) },
      });
    }
    return due.length;
  });
}
