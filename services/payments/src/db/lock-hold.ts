import type { Hold } from '../generated/prisma/client';
import type { Tx } from './database';

/** Locks a hold, known or not: until the end of the transaction nobody else begins or closes its payment. */
export async function lockHold(tx: Tx, holdId: string): Promise<Hold> {
  await tx.$executeRaw`INSERT INTO holds (id) VALUES (${holdId}::uuid) ON CONFLICT DO NOTHING`;
  await tx.$queryRaw`SELECT 1 FROM holds WHERE id = ${holdId}::uuid FOR UPDATE`;
  return tx.hold.findUniqueOrThrow({ where: { id: holdId } });
}
