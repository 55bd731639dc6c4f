import { userRegistered } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { userStateOf } from '../domain/user-state';
import type { Prisma, User } from '../generated/prisma/client';

export type NewUser = Omit<Prisma.UserCreateManyInput, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Adds a user and tells the other services. @throws AppError `phone_taken` or `email_taken`. */
export async function addUser(tx: Tx, newUser: NewUser, now: Date): Promise<User> {
  // Skipping duplicates leaves the transaction usable when somebody else registers the same number at this moment.
  const [user] = await tx.user.createManyAndReturn({
    data: [{ ...newUser, createdAt: now, updatedAt: now }],
    skipDuplicates: true,
  });
  if (!user) {
    const samePhone = await tx.user.findUnique({ where: { phone: newUser.phone } });
    throw new AppError(samePhone ? 'phone_taken' : 'email_taken');
  }
  await tx.outbox.append(userRegistered, { subject: user.id, version: user.version, data: userStateOf(user) });
  return user;
}
