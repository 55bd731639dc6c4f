import type { User } from '../generated/prisma/client';
import type { Tx } from './database';

/** The user, locked until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<User | null> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
  return tx.user.findUnique({ where: { id } });
}
