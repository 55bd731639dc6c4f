import { columnsOf } from '@harbourline/service-kit';
import { Prisma, type Hold } from '../../generated/prisma/client';
import type { Tx } from '../database';

const HOLD = Prisma.raw(columnsOf(Prisma.HoldScalarFieldEnum));

/** Locks a hold, known or not: until the end of the transaction nobody else begins or closes its payment. */
export async function lockHold(tx: Tx, holdId: string): Promise<Hold> {
  const [hold] = await tx.$queryRaw<Hold[]>`
    INSERT INTO holds (id) VALUES (${holdId}::uuid) ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING ${HOLD}`;
  if (!hold) throw new Error(`hold ${holdId} was neither stored nor found`);
  return hold;
}
