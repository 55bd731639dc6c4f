import type { Tx } from '../db/database';

export type EndReason = 'signed_out' | 'token_reused' | 'password_changed' | 'role_changed' | 'deactivated';

/** Ends a session: none of its refresh tokens is good any more. An ended one keeps its time and reason. */
export async function endSession(tx: Tx, sessionId: string, reason: EndReason, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { endedAt: now, endReason: reason } });
}
