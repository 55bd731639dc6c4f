import type { Deps } from '../db/database';
import * as budgets from '../domain/budgets';
import type { User } from '../generated/prisma/client';

/** The mail that welcomes a new user confirms the address as well: it counts like those that are asked for. */
export function noteConfirmationMail(
  { throttle, budgets: max }: Pick<Deps, 'throttle' | 'budgets'>,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  return throttle.note(...budgets.confirmationMails(max, { userId, email }));
}
