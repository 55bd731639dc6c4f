import { bookingRefundChosen } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { firstOf, handleNextDue } from '../db/next-due';
import { saveBooking } from '../db/save-booking';
import { Prisma } from '../generated/prisma/client';

const UNCHOSEN = Prisma.sql`choose_by IS NOT NULL AND refund_choice IS NULL`;

/** Refunds one deposit whose renter has not chosen in time. @returns how many were refunded. */
export function chooseRefunds(deps: LocalDeps): Promise<number> {
  return handleNextDue(
    deps,
    (at) => ({
      where: Prisma.sql`${UNCHOSEN} AND choose_by < ${at}`,
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

/** Until when the first renter may choose. */
export function nextChoice(deps: LocalDeps): Promise<Date | undefined> {
  return firstOf(deps, { time: Prisma.sql`choose_by`, of: UNCHOSEN });
}
