import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, idAfter } from '@harbourline/service-kit/lists/page-cursor';
import type { Deps } from '../../db/database';
import { withBooking } from '../../db/lists/with-booking';
import { withNames, type Named } from '../../db/lists/with-names';
import type { Dispute } from '../../generated/prisma/client';

export type ListedDispute = Named<Dispute & { payment: { renterId: number }; bookingId: number | null }>;

/** Disputes, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listDisputes(
  { db }: Pick<Deps, 'db'>,
  query: PageQuery & { status?: Dispute['status'] | undefined },
): Promise<Page<ListedDispute>> {
  const after = idAfter(query);
  const read = await db.client.dispute.findMany({
    where: {
      ...(query.status && { status: query.status }),
      ...(after !== undefined && { id: { lt: after } }),
    },
    include: { payment: { select: { renterId: true, paymentIntentId: true } } },
    orderBy: { id: 'desc' },
    take: rowsToRead(query),
  });
  const { rows, next } = pageOf(read, query, ({ id }) => cursorOf(id));
  const booked = await withBooking(db, rows, ({ payment }) => payment.paymentIntentId);
  return { next, rows: await withNames(db.client, booked, ({ payment }) => payment.renterId) };
}
