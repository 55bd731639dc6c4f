import type { AdminDispute } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { ListedDispute } from '../../use-cases/disputes/list-disputes';
import { iso } from '../iso';

export function presentDispute({ payment, personName, ...dispute }: ListedDispute): AdminDispute {
  return {
    id: dispute.id,
    paymentId: dispute.paymentId,
    bookingId: dispute.bookingId,
    renterId: payment.renterId,
    renterName: personName,
    amount: dollarsOf(dispute.amountCents),
    reason: dispute.reason,
    status: dispute.status,
    providerDisputeId: dispute.providerDisputeId,
    openedAt: dispute.openedAt.toISOString(),
    closedAt: iso(dispute.closedAt),
  };
}
