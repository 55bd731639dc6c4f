import type { Price } from '@harbourline/policy';
import { columnsOf } from '@harbourline/service-kit';
import { z } from 'zod';
import { heldPriceOf } from '../domain/held-price';
import { Prisma, type Hold as HoldRow } from '../generated/prisma/client';
import type { Tx } from './database';

const HOLD = Prisma.raw(columnsOf(Prisma.HoldScalarFieldEnum));

const holdStatus = z.enum(['live', 'booked', 'released', 'expired']);

export type Hold = Omit<HoldRow, 'price' | 'status'> & {
  price: Price;
  status: z.infer<typeof holdStatus>;
};

export function toHold(row: HoldRow): Hold {
  return { ...row, price: heldPriceOf(row), status: holdStatus.parse(row.status) };
}

/** Locks a hold until the end of the transaction. */
export async function lockHold(tx: Tx, id: string): Promise<Hold | null> {
  const [row] = await tx.$queryRaw<HoldRow[]>`SELECT ${HOLD} FROM holds WHERE id = ${id}::uuid FOR UPDATE`;
  return row ? toHold(row) : null;
}
