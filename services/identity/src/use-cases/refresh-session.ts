import type { Deps, Tx } from '../db/database';
import { lockSession } from '../db/lock-session';
import { hasSessionRunOut, judgeRefresh, refreshExpiry } from '../domain/judge-refresh';
import { endSession } from '../steps/end-session';
import type { SignedIn } from './open-session';

type RefreshDeps = Pick<Deps, 'db' | 'clock' | 'tokens'>;

/**
 * Exchanges a refresh token for its successor and a new access token.
 * @returns undefined when the token is not good any more. An old one has then ended its session, and `onReuse` hears
 * whose it was.
 */
export async function refreshSession(
  deps: RefreshDeps,
  refreshToken: string,
  onReuse: (userId: number) => void,
): Promise<SignedIn | undefined> {
  let reusedOf: number | undefined;
  const session = await deps.db.transact(async (tx) => {
    const known = await tx.refreshToken.findUnique({ where: { hash: deps.tokens.hashOf(refreshToken) } });
    if (!known) return undefined;
    const session = await lockSession(tx, known.sessionId);
    if (!session || session.endedAt || !session.user.active) return undefined;
    if (hasSessionRunOut(session, deps.clock.now())) return undefined;

    const successor = await exchange(tx, deps, refreshToken, session.id);
    reusedOf = successor === 'reused' ? session.userId : undefined;
    if (!successor || successor === 'reused') return undefined;
    const accessToken = deps.tokens.signAccess(session.user, session.id, deps.clock.now());
    return { user: session.user, refreshToken: successor.token, accessToken };
  });
  if (reusedOf !== undefined) onReuse(reusedOf);
  return session;
}

async function exchange(
  tx: Tx,
  { clock, tokens }: RefreshDeps,
  refreshToken: string,
  sessionId: string,
): Promise<{ token: string } | 'reused' | undefined> {
  const now = clock.now();
  const hash = tokens.hashOf(refreshToken);
  const successors = new Map(tokens.successorsOf(refreshToken).map((token) => [tokens.hashOf(token), token]));
  // Read under the session's lock: another tab may just have exchanged the same token.
  const presented = await tx.refreshToken.findUniqueOrThrow({ where: { hash } });
  const issued = await tx.refreshToken.findFirst({ where: { hash: { in: [...successors.keys()] } } });
  const [[newestHash, newest] = ['', '']] = successors;
  const [successorHash, successor] = issued
    ? [issued.hash, successors.get(issued.hash) ?? newest]
    : [newestHash, newest];

  switch (judgeRefresh(presented, issued, now)) {
    case 'exchange':
      await tx.refreshToken.update({ where: { hash }, data: { replacedAt: now } });
      await tx.refreshToken.create({ data: { hash: successorHash, sessionId, expiresAt: refreshExpiry(now) } });
      return { token: successor };
    case 'repeat':
      return { token: successor };
    case 'revoke':
      await endSession(tx, sessionId, 'token_reused', now);
      return 'reused';
    case 'expired':
      return undefined;
  }
}
