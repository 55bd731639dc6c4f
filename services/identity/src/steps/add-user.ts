import { userRegistered } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { LinkDeps, Tx } from '../db/database';
import { userStateOf } from '../domain/user-state';
import type { Prisma, User } from '../generated/prisma/client';

export type NewUser = Omit<Prisma.UserCreateManyInput, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/**
 * Adds a user and tells the other services, with the link for the welcome mail. The phone is in E.164, the password
 * hashed. @throws AppError `phone_taken` or `email_taken`.
 */
export async function addUser(tx: Tx, { clock, links, sealings }: LinkDeps, newUser: NewUser): Promise<User> {
  const now = clock.now();
  // Skipping duplicates leaves the transaction usable when somebody else registers the same number at this moment.
  const [user] = await tx.user.createManyAndReturn({
    data: [{ ...newUser, createdAt: now, updatedAt: now }],
    skipDuplicates: true,
  });
  if (!user) {
    const samePhone = await tx.user.findUnique({ where: { phone: newUser.phone } });
    throw new AppError(samePhone ? 'phone_taken' : 'email_taken');
  }
  const sealedConfirmation = sealings.confirmation.seal(links.issue(user, now));
  await tx.outbox.append(userRegistered, {
    subject: user.id,
    version: user.version,
    data: { ...userStateOf(user, { files: [], rejections: [] }), sealedConfirmation },
  });
  return user;
}
