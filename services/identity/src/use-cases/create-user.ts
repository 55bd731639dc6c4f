import type { RouteBody, createUser as contract } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';
import { addUser } from '../steps/add-user';
import { noteConfirmationMail } from '../steps/note-confirmation-mail';
import { preparePassword } from '../steps/prepare-password';
import { proveAdministrator } from '../steps/prove-administrator';
import { refuseAccountName } from '../steps/refuse-account-name';

/**
 * An administrator adds a user of any role; a further administrator with their own password. The terms are the user's
 * own to accept.
 */
export async function createUser(
  deps: Deps,
  { actor, form }: { actor: UserActor; form: RouteBody<typeof contract> },
): Promise<User> {
  if (form.role === 'admin') await proveAdministrator(deps, { actor, currentPassword: form.currentPassword });
  refuseAccountName(form.fullName, form.role);
  const phone = readPhone(form.phone);
  const password = await preparePassword(deps.passwords, form.password);
  const { fullName, email, role } = form;
  const user = await deps.db.transact((tx) => addUser(tx, deps, { fullName, email, role, phone, password }));
  await noteConfirmationMail(deps, user);
  return user;
}
