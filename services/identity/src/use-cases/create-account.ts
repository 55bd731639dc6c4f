import { email, fullName, password, phone, ROLES } from '@harbourline/contracts';
import { z } from 'zod';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { addUser } from './add-user';
import { preparePassword } from './prepare-password';
import { readPhone } from './read-phone';

export const newAccount = z.strictObject({
  role: z.enum(ROLES),
  fullName,
  email,
  phone,
  password,
  /** Paths of licence files that are in the object store already. */
  pleasureCraftLicense: z.string().min(1).optional(),
  harborLicense: z.string().min(1).optional(),
});
export type NewAccount = z.infer<typeof newAccount>;

/** The operator creates an account of any role. One with this phone is left as it is. */
export async function createAccount(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  account: NewAccount,
): Promise<{ user: User; created: boolean }> {
  const number = readPhone(account.phone);
  const existing = await db.client.user.findUnique({ where: { phone: number } });
  if (existing) return { user: existing, created: false };
  const hashed = await preparePassword(passwords, account.password);
  const user = await db.transact((tx) => addUser(tx, { ...account, phone: number, password: hashed }, clock.now()));
  return { user, created: true };
}
