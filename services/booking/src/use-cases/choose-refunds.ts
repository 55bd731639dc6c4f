import { bookingRefundChosen } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { Prisma } from '../generated/prisma/client';

/** Refunds one deposit whose renter has not chosen in time. @returns how many were refunded. */
export function chooseRefunds(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`choose_by < ${at} AND refund_choice IS NULL`,
      orderBy: Prisma.sql`choose_by`,
    }),
    (tx, booking, at) =>
      saveBooking(
        tx,
        booking,
        { refundChoice: 'refund' },
        { at, actor: 'system', action: 'refund chosen', event: bookingRefundChosen },
      ),
  );
}
