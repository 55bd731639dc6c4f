import type { payoutStatus } from '../../domain/payouts/payout-status';
import { Prisma, type Payout } from '../../generated/prisma/client';
import type { Db } from '../database';

export interface WantedPayouts {
  status?: ReturnType<typeof payoutStatus> | undefined;
  ownerId?: number | undefined;
  now: Date;
}

/** Amounts due to owners, by due date, beginning after a place. */
export async function findPayouts(
  client: Db['client'],
  { status, ownerId, now }: WantedPayouts,
  { after, limit }: { after: { at: Date; id: number } | undefined; limit: number },
): Promise<Payout[]> {
  const conditions = [
    ...(status ? [STATUSES[status](now)] : []),
    ...(ownerId === undefined ? [] : [Prisma.sql`owner_id = ${ownerId}`]),
    ...(after ? [Prisma.sql`(due_at, booking_id) > (${after.at}::timestamptz, ${after.id}::int)`] : []),
  ];
  const found = await client.$queryRaw<{ bookingId: number }[]>`
    SELECT booking_id AS "bookingId" FROM payouts
    WHERE ${Prisma.join([Prisma.sql`true`, ...conditions], ' AND ')} ORDER BY due_at, booking_id LIMIT ${limit}`;
  return client.payout.findMany({
    where: { bookingId: { in: found.map(({ bookingId }) => bookingId) } },
    orderBy: [{ dueAt: 'asc' }, { bookingId: 'asc' }],
  });
}

/** Outstanding payouts are in an index of their own. */
const STATUSES: Readonly<Record<NonNullable<WantedPayouts['status']>, (now: Date) => Prisma.Sql>> = {
  paid_out: () => Prisma.sql`amount_cents = paid_out_cents`,
  due: (now) => Prisma.sql`amount_cents <> paid_out_cents AND due_at <= ${now}`,
  upcoming: (now) => Prisma.sql`amount_cents <> paid_out_cents AND due_at > ${now}`,
};
