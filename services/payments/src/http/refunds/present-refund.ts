import type { AdminRefund } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { ListedRefund } from '../../use-cases/refunds/list-refunds';
import { iso } from '../iso';

export function presentRefund({ payment, personName, ...refund }: ListedRefund): AdminRefund {
  return {
    id: refund.id,
    paymentId: refund.paymentId,
    bookingId: refund.bookingId,
    renterId: payment.renterId,
    renterName: personName,
    amount: dollarsOf(refund.amountCents),
    status: refund.status,
    tries: refund.tries,
    lastError: refund.lastError,
    requestedAt: refund.requestedAt.toISOString(),
    succeededAt: iso(refund.succeededAt),
    nextTryAt: iso(refund.nextTryAt),
  };
}
