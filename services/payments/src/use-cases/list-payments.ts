import type { Deps } from '../db/database';
import { withBooking } from '../db/with-booking';
import type { Dispute, Payment, Prisma, Refund } from '../generated/prisma/client';
import { idAfter, pageOf, rowsToRead, type Page, type PageQuery } from './page';

const LARGEST_ID = 2 ** 31 - 1;

export type ListedPayment = Payment & { bookingId: number | null; refunds: Refund[]; disputes: Dispute[] };

export interface PaymentsQuery extends PageQuery {
  status?: Payment['status'] | undefined;
  bookingId?: number | undefined;
  renterId?: number | undefined;
  q?: string | undefined;
}

/** Payments with their refunds and disputes, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listPayments({ db }: Pick<Deps, 'db'>, query: PaymentsQuery): Promise<Page<ListedPayment>> {
  const after = idAfter(query);
  const read = await db.client.payment.findMany({
    where: {
      AND: [
        after === undefined ? {} : { id: { lt: after } },
        query.status ? { status: query.status } : {},
        query.renterId === undefined ? {} : { renterId: query.renterId },
        query.bookingId === undefined ? {} : await ofBooking(db, query.bookingId),
        query.q ? await named(db, query.q) : {},
      ],
    },
    include: { refunds: { orderBy: { id: 'asc' } }, disputes: { orderBy: { id: 'asc' } } },
    orderBy: { id: 'desc' },
    take: rowsToRead(query),
  });
  const { rows, next } = pageOf(read, query, ({ id }) => [id]);
  return { next, rows: await withBooking(db, rows, ({ intentId }) => intentId) };
}

async function named(db: Deps['db'], text: string): Promise<Prisma.PaymentWhereInput> {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > LARGEST_ID) return { intentId: text };
  return { OR: [{ id: number }, await ofBooking(db, number)] };
}

async function ofBooking({ client }: Deps['db'], id: number): Promise<Prisma.PaymentWhereInput> {
  const booking = await client.booking.findUnique({ where: { id } });
  return { intentId: { in: booking?.paymentIntentId ? [booking.paymentIntentId] : [] } };
}
