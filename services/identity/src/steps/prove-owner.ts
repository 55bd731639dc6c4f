import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Secured } from '../domain/profile-changes';
import type { User } from '../generated/prisma/client';
import { checkPassword } from './check-password';

const RECENT_MS = 10 * 60_000;

interface Proof {
  user: User;
  sessionId: string;
  currentPassword: string | undefined;
  /** The wanted changes. */
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
    if (secured.some((what) => what !== 'password')) throw refusal();
    const session = await db.client.session.findUnique({ where: { id: sessionId } });
    const isRecent = session && !session.endedAt && clock.now().getTime() - session.createdAt.getTime() < RECENT_MS;
    if (!isRecent) throw refusal();
    return;
  }
  await checkPassword({ passwords, throttle }, { user, currentPassword });
}

function refusal(): AppError {
  const { message } = new AppError('recent_sign_in_required');
  return new AppError('recent_sign_in_required', { fields: { currentPassword: message } });
}
