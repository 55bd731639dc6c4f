import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { guessesAt } from '../domain/limits';
import type { Secured } from '../domain/profile-changes';
import type { User } from '../generated/prisma/client';

const RECENT_MS = 10 * 60_000;

interface Proof {
  user: User;
  sessionId: string;
  currentPassword: string | undefined;
  /** What is to change. */
  secured: readonly Secured[];
}

/**
 * Whoever holds a session need not be the account's owner. The owner knows the current password, or has signed in just
 * now, which is enough for a new password and not for where we write to. Never called in a transaction: a wrong guess is slowed.
 * @throws AppError `wrong_password`, `too_many_requests` after too many of them, or `recent_sign_in_required`.
 */
export async function proveOwner(
  { db, clock, passwords, throttle }: Pick<Deps, 'db' | 'clock' | 'passwords' | 'throttle'>,
  { user, sessionId, currentPassword, secured }: Proof,
): Promise<void> {
  if (currentPassword === undefined) {
    if (secured.some((what) => what !== 'password')) throw refusal('recent_sign_in_required');
    const session = await db.client.session.findUnique({ where: { id: sessionId } });
    const isRecent = session && !session.endedAt && clock.now().getTime() - session.createdAt.getTime() < RECENT_MS;
    if (!isRecent) throw refusal('recent_sign_in_required');
    return;
  }
  const right = await throttle.guess([guessesAt.currentPassword(user.id)], async () =>
    (await passwords.verify(user.password, currentPassword)) ? true : undefined,
  );
  if (!right) throw refusal('wrong_password');
}

function refusal(code: 'recent_sign_in_required' | 'wrong_password'): AppError {
  const { message } = new AppError(code);
  return new AppError(code, { fields: { currentPassword: message } });
}
