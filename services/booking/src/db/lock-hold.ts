import type { Price } from '@harbourline/policy';
import { columnsOf } from '@harbourline/service-kit';
import { Prisma, type Hold as HoldRow } from '../generated/prisma/client';
import type { Tx } from './database';

const HOLD = Prisma.raw(columnsOf(Prisma.HoldScalarFieldEnum));

export type Hold = Omit<HoldRow, 'price' | 'status'> & {
  price: Price;
  status: 'live' | 'booked' | 'released' | 'expired';
};

export function toHold(row: HoldRow): Hold {
  const price = row.price as unknown as Price;
  // A hold of before there were discounts has none.
  return { ...row, price: { ...price, discountCents: price.discountCents ?? 0 }, status: row.status as Hold['status'] };
}

/** Locks a hold until the end of the transaction. */
export async function lockHold(tx: Tx, id: string): Promise<Hold | null> {
  const [row] = await tx.$queryRaw<HoldRow[]>`SELECT ${HOLD} FROM holds WHERE id = ${id}::uuid FOR UPDATE`;
  return row ? toHold(row) : null;
}
