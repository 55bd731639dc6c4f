import { email, fullName, password, phone, ROLES } from '@harbourline/contracts';
import { z } from 'zod';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { Deps, LinkDeps } from '../db/database';
import { agreedAt } from '../domain/terms';
import type { User } from '../generated/prisma/client';
import { addUser } from '../steps/add-user';
import { preparePassword } from '../steps/prepare-password';
import { refuseAccountName } from '../steps/refuse-account-name';

export const newAccount = z.strictObject({
  role: z.enum(ROLES),
  fullName,
  email,
  phone,
  password,
  /** Whether the operator knows that the phone is theirs: they get text messages from the first day. */
  phoneConfirmed: z.boolean().optional(),
  /** Whether the operator knows that the email address is theirs: they are not asked to confirm it. */
  emailConfirmed: z.boolean().optional(),
  /** Whether the operator knows that they are 18 or older and have accepted the terms; otherwise they are asked. */
  agreesToTerms: z.boolean().optional(),
});
export type NewAccount = z.infer<typeof newAccount>;

/** The operator creates an account of any role. One with this phone is left as it is. */
export async function createAccount(
  deps: Pick<Deps, 'db' | 'passwords'> & LinkDeps,
  account: NewAccount,
): Promise<{ user: User; created: boolean }> {
  const { db, passwords } = deps;
  refuseAccountName(account.fullName, account.role);
  const number = readPhone(account.phone);
  const existing = await db.client.user.findUnique({ where: { phone: number } });
  if (existing) return { user: existing, created: false };
  const hashed = await preparePassword(passwords, account.password);
  const { phoneConfirmed = false, emailConfirmed = false, agreesToTerms = false, ...person } = account;
  const now = deps.clock.now();
  const agreed = agreesToTerms && agreedAt(now);
  const proof = phoneConfirmed && { phoneConfirmedAt: now, smsEnabled: true };
  const user = await db.transact((tx) =>
    addUser(tx, deps, { ...person, ...proof, ...agreed, isVerified: emailConfirmed, phone: number, password: hashed }),
  );
  return { user, created: true };
}
