import { closedIdentity } from '@harbourline/policy';
import { eraseFromAuditLog, eraseFromKit, eraseFromOutbox } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import type { User } from '../generated/prisma/client';
import { takeOffFile } from './take-off-file';

const ERASED = '[erased]';

/** All that identity knows of somebody besides their row, which is overwritten already: `user` is who they were. */
export async function eraseTraces(tx: Tx, user: User, now: Date): Promise<void> {
  const { id: userId, phone } = user;
  await tx.knownDevice.deleteMany({ where: { userId } });
  await tx.phoneCode.deleteMany({ where: { userId } });
  await tx.passwordResetToken.deleteMany({ where: { userId } });
  await tx.passwordResetRequest.deleteMany({ where: { phone } });
  await tx.licenseRejection.deleteMany({ where: { userId } });
  await takeOffFile(tx, { userId }, now);
  await tx.attempt.deleteMany({
    where: { OR: [{ key: { endsWith: `:${phone}` } }, { key: { endsWith: `:${user.email.toLowerCase()}` } }] },
  });

  const { fullName, email, phone: noPhone } = closedIdentity(userId);
  const told = { fullName, email, phone: noPhone, reason: ERASED, sealedConfirmation: null, sealedToken: ERASED };
  await eraseFromOutbox(tx, {
    aggregates: ['user', 'account', 'email-confirmation', 'phone-code', 'license'],
    subjects: [userId],
    by: { ...told, sealedCode: ERASED },
  });
  await eraseFromAuditLog(tx, {
    ...{ kind: 'users', things: [userId] },
    by: { full_name: fullName, email, phone: noPhone },
  });
  const files = await tx.licenseFile.findMany({ where: { userId }, select: { key: true } });
  await eraseFromAuditLog(tx, {
    ...{ kind: 'license_files', things: files.map(({ key }) => key) },
    by: { number: ERASED, expires_on: null },
  });
  const kinds = ['pleasure_craft', 'harbor'].map((kind) => `${userId}/${kind}`);
  await eraseFromAuditLog(tx, { kind: 'license_rejections', things: kinds, by: { reason: ERASED } });
  await eraseFromKit(tx, { userId, letters: [] });
}
