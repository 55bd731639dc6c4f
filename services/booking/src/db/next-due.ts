import type { Booking, Prisma } from '../generated/prisma/client';
import type { LocalDeps, Tx } from './database';

/**
 * Takes the first booking that is due, which no other replica is at, and does with it what is due. One that cannot be
 * handled does not keep the others waiting: the next one is taken before the failure is told, and that one is tried
 * again with the next run.
 * @returns how many there were: one or none.
 */
export async function handleNextDue(
  deps: LocalDeps,
  due: (at: Date) => { where: Prisma.Sql; orderBy: Prisma.Sql },
  handle: (tx: Tx, booking: Booking, at: Date) => Promise<unknown>,
  passedOver: readonly number[] = [],
): Promise<number> {
  if (!(await isAnyDue(deps, due(deps.clock.now()).where))) return 0;
  let taken: number | undefined;
  try {
    return await deps.db.transact(async (tx) => {
      const at = deps.clock.now();
      const { where, orderBy } = due(at);
      const [next] = await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM bookings WHERE (${where}) AND id <> ALL(${passedOver}::int[])
        ORDER BY ${orderBy} LIMIT 1 FOR UPDATE SKIP LOCKED`;
      taken = next?.id;
      const booking = next && (await tx.booking.findUnique({ where: { id: next.id } }));
      if (!booking) return 0;
      await handle(tx, booking, at);
      return 1;
    });
  } catch (error) {
    if (taken !== undefined) await handleNextDue(deps, due, handle, [...passedOver, taken]);
    throw error;
  }
}

/** Mostly nothing is, and to look costs less than to begin a transaction. */
async function isAnyDue({ db }: LocalDeps, where: Prisma.Sql): Promise<boolean> {
  const rows = await db.client.$queryRaw<unknown[]>`SELECT 1 FROM bookings WHERE ${where} LIMIT 1`;
  return rows.length > 0;
}

/** When the first of some bookings is due. */
export async function firstOf(
  { db }: Pick<LocalDeps, 'db'>,
  { time, of }: { time: Prisma.Sql; of: Prisma.Sql },
): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<
    { first: Date | null }[]
  >`SELECT min(${time}) AS first FROM bookings WHERE ${of}`;
  return row?.first ?? undefined;
}
