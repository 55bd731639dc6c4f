import { accountSecured, type profileUpdate } from '@harbourline/contracts';
import { AppError, type SecurityFact, type UserActor } from '@harbourline/service-kit';
import type { z } from 'zod';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { Deps, Tx } from '../db/database';
import { lockUser } from '../db/lock-user';
import { refuseTaken } from '../db/refuse-taken';
import { guessesAt } from '../domain/limits';
import * as budgets from '../domain/budgets';
import { profileChanges, type ProfileChanges, type Secured } from '../domain/profile-changes';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';
import { endSessions } from '../steps/end-sessions';
import { preparePassword } from '../steps/prepare-password';
import { proveAdministrator } from '../steps/prove-administrator';
import { proveOwner } from '../steps/prove-owner';
import { refuseAccountName } from '../steps/refuse-account-name';
import { requestConfirmation } from '../steps/request-confirmation';
import { voidResetLinks } from '../steps/void-reset-links';
import { withoutProbing } from '../steps/without-probing';

interface Command {
  actor: UserActor;
  userId: number;
  form: z.output<typeof profileUpdate>;
  /** From where. */
  address: string;
  tell: (fact: SecurityFact) => void;
}

/**
 * A user changes their own profile; an administrator anyone's, except for the password. What one signs in with changes
 * only for the owner of the account, who is told at the address that was known before. So often a day, and an hour, and
 * no oftener do we write to anybody because of it.
 */
export async function updateProfile(deps: Deps, { actor, userId, form, address, tell }: Command): Promise<User> {
  const { db, clock, passwords } = deps;
  const isOwn = actor.id === userId;
  const known = isOwn || actor.role === 'admin' ? await db.client.user.findUnique({ where: { id: userId } }) : null;
  if (!known) throw new AppError('user_not_found');
  if (isOwn && !known.active) throw new AppError('unauthenticated');

  const field = form.newPassword === undefined ? 'password' : 'newPassword';
  const newPassword = form[field];
  if (newPassword !== undefined && !isOwn) throw new AppError('forbidden');

  const { fullName, email } = form;
  const phone = form.phone === undefined ? undefined : readPhone(form.phone);
  const asked = profileChanges(known, { fullName, email, phone, password: newPassword });
  if (asked.data.fullName !== undefined) refuseAccountName(asked.data.fullName, known.role);
  if (!isOwn && known.role === 'admin' && Object.keys(asked.data).length > 0) {
    await proveAdministrator(deps, { actor, currentPassword: form.currentPassword });
  }
  const proofNeeded = isOwn && asked.secured.length > 0;
  if (proofNeeded) {
    const { currentPassword } = form;
    await proveOwner(deps, { user: known, sessionId: actor.sessionId, currentPassword, secured: asked.secured });
  }
  await countChange(deps, userId, asked);
  const password = newPassword && (await preparePassword(passwords, newPassword, field));

  let changed: readonly Secured[] = [];
  const change = async (tx: Tx): Promise<User> => {
    const before = await lockUser(tx, userId);
    if (!before) throw new AppError('user_not_found');
    if (before.closedAt) throw new AppError(isOwn ? 'unauthenticated' : 'account_closed');
    const { data, secured } = profileChanges(before, { fullName, email, phone, password });
    if (Object.keys(data).length === 0) return before;
    if (!isOwn && before.role === 'admin' && known.role !== 'admin') throw new AppError('own_password_required');
    // What was proven holds for what was known then.
    const stale = !proofNeeded || before.password !== known.password;
    if (isOwn && secured.length > 0 && stale) throw new AppError('recent_sign_in_required');
    const user = await changeUser(tx, before, data, { now: clock.now() });
    if (secured.length > 0) await secure(tx, deps, { before, user, secured, actor });
    changed = secured;
    return user;
  };
  const run = () => refuseTaken(db, { id: userId, phone }, () => db.transact(change));
  const user = await (isOwn ? withoutProbing(deps, address, run) : run());
  for (const detail of changed) {
    tell({ event: detail === 'password' ? 'password' : 'contact', outcome: 'changed', account: userId, detail });
  }
  return user;
}

/** Whoever makes the change, and whether or not it comes to pass. */
async function countChange(
  { throttle, budgets: max }: Deps,
  userId: number,
  { data: { email, phone } }: ProfileChanges,
): Promise<void> {
  if (email === undefined && phone === undefined) return;
  await throttle.count(...budgets.contactChanges(max, { userId, email, phone }));
  if (email !== undefined) await throttle.count(...budgets.confirmationMails(max, { userId, email }));
}

/** The consequences of a changed phone, address or password. */
async function secure(
  tx: Tx,
  deps: Deps,
  { before, user, secured, actor }: { before: User; user: User; secured: Secured[]; actor: UserActor },
): Promise<void> {
  const { id: userId, fullName, version } = user;
  // An address that was never confirmed may be a stranger's.
  if (before.isVerified || !secured.includes('email')) {
    await tx.outbox.append(accountSecured, {
      subject: userId,
      version,
      data: { userId, fullName, email: before.email, changed: secured },
    });
  }
  await voidResetLinks(tx, userId);
  await deps.throttle.clear(tx, guessesAt.currentPassword(userId));
  if (secured.includes('email')) await requestConfirmation(tx, deps, user);
  if (secured.includes('password')) {
    await endSessions(tx, { userId, reason: 'password_changed', except: actor.sessionId }, deps.clock.now());
  }
}
