import { userUpdated } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { licenseRecords } from '../db/license-records';
import { userStateOf } from '../domain/user-state';
import type { Prisma, User } from '../generated/prisma/client';

/**
 * Changes a user, who is locked, and tells the other services. What was under way while its account was closed comes to
 * nothing, or it would bring back what was erased. @throws AppError `unauthenticated`
 */
export async function changeUser(
  tx: Tx,
  { id, version, closedAt }: Pick<User, 'id' | 'version' | 'closedAt'>,
  data: Omit<Prisma.UserUncheckedUpdateInput, 'id' | 'version' | 'updatedAt'>,
  { now, event = userUpdated }: { now: Date; event?: typeof userUpdated },
): Promise<User> {
  if (closedAt) throw new AppError('unauthenticated');
  const user = await tx.user.update({ where: { id }, data: { ...data, version: version + 1, updatedAt: now } });
  const state = userStateOf(user, await licenseRecords(tx, id));
  await tx.outbox.append(event, { subject: id, version: user.version, data: state });
  return user;
}
