import { randomUUID } from 'node:crypto';
import type { Deps, Tx } from '../db/database';
import { refreshExpiry } from '../domain/judge-refresh';
import type { User } from '../generated/prisma/client';

/** A user with the tokens of a session. */
export interface SignedIn {
  user: User;
  accessToken: string;
  refreshToken: string;
}

/** Begins a session: the first refresh token of its chain, and an access token. */
export async function openSession(
  tx: Tx,
  { clock, tokens }: Pick<Deps, 'clock' | 'tokens'>,
  user: User,
): Promise<SignedIn> {
  const now = clock.now();
  const sessionId = randomUUID();
  const refreshToken = tokens.createRandom();
  await tx.session.create({ data: { id: sessionId, userId: user.id, createdAt: now } });
  await tx.refreshToken.create({
    data: { hash: tokens.hashOf(refreshToken), sessionId, expiresAt: refreshExpiry(now) },
  });
  return { user, refreshToken, accessToken: tokens.signAccess(user, sessionId, now) };
}
