import { dollarsOf, ownerPaidOut } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { withName } from '../../db/lists/with-names';
import { outstandingCents, payoutStatus } from '../../domain/payouts/payout-status';
import { bookNext } from '../../steps/books/book';
import type { ListedPayout } from './list-payouts';

interface Command {
  bookingId: number;
  administratorId: number;
  /** Dollars that the administrator takes to be outstanding, to be compared. */
  amount?: number | undefined;
  reference?: string | undefined;
}

/**
 * What is outstanding for a booking was transferred to its owner, or by its owner where they owed it: booked once, however
 * often and by however many it is said.
 * @throws AppError `payout_not_found`, `payout_not_due`, `price_changed` when another amount is outstanding.
 */
export async function markPaidOut(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { bookingId, administratorId, amount, reference }: Command,
): Promise<ListedPayout> {
  const now = clock.now();
  return db.transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM payouts WHERE booking_id = ${bookingId} FOR UPDATE`;
    const payout = await tx.payout.findUnique({ where: { bookingId } });
    if (!payout) throw new AppError('payout_not_found');
    const status = payoutStatus(payout, now);
    if (status === 'paid_out') return withName(tx, payout, payout.ownerId);
    if (status === 'upcoming') throw new AppError('payout_not_due');
    const outstanding = outstandingCents(payout);
    if (amount !== undefined && amount !== dollarsOf(outstanding)) {
      const message = 'The outstanding amount has changed. Please check it.';
      throw new AppError('price_changed', { message, extra: { amount: dollarsOf(outstanding) } });
    }
    await bookNext(tx, {
      transaction: `payout:${bookingId}`,
      entries: ownerPaidOut(outstanding),
      reason: { code: outstanding > 0 ? 'paid_out' : 'received_from_owner', reference: reference || null },
      at: now,
      bookingId,
    });
    const paidOut = await tx.payout.update({
      where: { bookingId },
      data: {
        paidOutCents: payout.amountCents,
        paidOutAt: now,
        paidOutBy: administratorId,
        reference: reference ?? null,
      },
    });
    return withName(tx, paidOut, paidOut.ownerId);
  });
}
