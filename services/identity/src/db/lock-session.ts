import type { Session, User } from '../generated/prisma/client';
import type { Tx } from './database';

/** The session with its user, locked until the transaction ends. */
export async function lockSession(tx: Tx, sessionId: string): Promise<(Session & { user: User }) | null> {
  await tx.$queryRaw`SELECT FROM sessions WHERE id = ${sessionId}::uuid FOR UPDATE`;
  return tx.session.findUnique({ where: { id: sessionId }, include: { user: true } });
}
