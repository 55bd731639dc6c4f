import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { withName } from '../../db/lists/with-names';
import { isGivenBackByHand } from '../../db/outside-deposits/is-given-back-by-hand';
import { lockRefund } from '../../db/refunds/lock-refund';
import type { ListedRefund } from './list-refunds';

/**
 * A refund that failed, or that could not be sent, is tried again at once.
 * @throws AppError `refund_not_found`; `refund_not_failed`, also for one that a person gives back by hand.
 */
export async function retryRefund({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<ListedRefund> {
  return db.transact(async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) throw new AppError('refund_not_found');
    if (refund.status === 'succeeded' || refund.lastError === null) throw new AppError('refund_not_failed');
    const isByHand = refund.bookingId !== null && (await isGivenBackByHand(tx, refund.bookingId));
    if (isByHand) throw new AppError('refund_not_failed');
    const retried = await tx.refund.update({
      where: { id },
      data: { nextTryAt: clock.now() },
      include: { payment: { select: { renterId: true } } },
    });
    return withName(tx, retried, retried.payment.renterId);
  });
}
