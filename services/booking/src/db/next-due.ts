import type { Booking, Prisma } from '../generated/prisma/client';
import type { LocalDeps, Tx } from './database';

/**
 * Takes the first booking that is due, which no other replica is at, and does with it what is due.
 * @returns how many there were: one or none.
 */
export async function handleNextDue(
  { db, clock }: LocalDeps,
  due: (at: Date) => { where: Prisma.Sql; orderBy: Prisma.Sql },
  handle: (tx: Tx, booking: Booking, at: Date) => Promise<unknown>,
): Promise<number> {
  return db.transact(async (tx) => {
    const at = clock.now();
    const { where, orderBy } = due(at);
    const [next] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM bookings WHERE ${where} ORDER BY ${orderBy} LIMIT 1 FOR UPDATE SKIP LOCKED`;
    const booking = next && (await tx.booking.findUnique({ where: { id: next.id } }));
    if (!booking) return 0;
    await handle(tx, booking, at);
    return 1;
  });
}
