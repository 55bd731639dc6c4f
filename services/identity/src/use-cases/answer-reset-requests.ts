import { passwordResetRequested } from '@harbourline/contracts';
import type { Deps, Tx } from '../db/database';
import { lockUser } from '../db/lock-user';
import { isTooOldToAnswer, resetLinkExpiry } from '../domain/reset-links';
import { voidResetLinks } from '../steps/void-reset-links';

type ResetDeps = Pick<Deps, 'db' | 'clock' | 'tokens' | 'sealings'>;

const BATCH = 20;

/**
 * Has a reset link sent for each phone that one was asked for; nothing for a phone that nobody has, or whose account is
 * deactivated. @returns how many requests it took up.
 */
export async function answerResetRequests(deps: ResetDeps): Promise<number> {
  const now = deps.clock.now();
  // Mostly there is none, and to look costs less than to begin a transaction.
  if (!(await deps.db.client.passwordResetRequest.findFirst({ select: { id: true } }))) return 0;
  return deps.db.transact(async (tx) => {
    const requests = await tx.$queryRaw<{ phone: string; created_at: Date }[]>`
      DELETE FROM password_reset_requests WHERE id IN (
        SELECT id FROM password_reset_requests ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING phone, created_at`;
    const waiting = requests.filter(({ created_at }) => !isTooOldToAnswer(created_at, now));
    // Each once, and in order, so that two replicas never wait for each other's users.
    const phones = [...new Set(waiting.map(({ phone }) => phone))].sort();
    for (const phone of phones) await sendResetLink(tx, deps, phone, now);
    return requests.length;
  });
}

async function sendResetLink(tx: Tx, { tokens, sealings }: ResetDeps, phone: string, now: Date): Promise<void> {
  const found = await tx.user.findUnique({ where: { phone } });
  const user = found && (await lockUser(tx, found.id));
  if (!user?.active) return;

  await voidResetLinks(tx, user.id);
  const token = tokens.createRandom();
  const expiresAt = resetLinkExpiry(now);
  const link = await tx.passwordResetToken.create({
    data: { userId: user.id, token: tokens.hashOf(token), expiresAt, createdAt: now },
  });
  await tx.outbox.append(passwordResetRequested, {
    subject: link.id,
    version: 1,
    data: { userId: user.id, sealedToken: sealings.reset.seal(token), expiresAt: expiresAt.toISOString() },
  });
}
