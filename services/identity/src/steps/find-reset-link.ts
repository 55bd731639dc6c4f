import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { PasswordResetToken, User } from '../generated/prisma/client';

type FindDeps = Pick<Deps, 'clock' | 'tokens'> & { db: Pick<Deps['db'], 'client'> };

/** @throws AppError `reset_link_invalid` for a token that is unknown, used or too old, or of a deactivated user. */
export async function findResetLink(
  { db, clock, tokens }: FindDeps,
  token: string,
): Promise<PasswordResetToken & { user: User }> {
  const link = await db.client.passwordResetToken.findUnique({
    where: { token: tokens.hashOf(token) },
    include: { user: true },
  });
  if (!link || link.used || link.expiresAt <= clock.now() || !link.user.active)
    throw new AppError('reset_link_invalid');
  return link;
}
