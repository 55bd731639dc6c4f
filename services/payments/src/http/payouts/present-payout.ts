import type { Payout } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { outstandingCents, payoutStatus } from '../../domain/payouts/payout-status';
import type { ListedPayout } from '../../use-cases/payouts/list-payouts';
import { iso } from '../iso';

export function presentPayout({ personName, ...payout }: ListedPayout, now: Date): Payout {
  return {
    bookingId: payout.bookingId,
    ownerId: payout.ownerId,
    ownerName: personName,
    boatTitle: payout.boatTitle,
    charterEnd: payout.charterEnd.toISOString(),
    amount: dollarsOf(payout.amountCents),
    taxes: dollarsOf(payout.taxCents),
    commission: dollarsOf(payout.commissionCents),
    paidOut: dollarsOf(payout.paidOutCents),
    outstanding: dollarsOf(outstandingCents(payout)),
    dueAt: payout.dueAt.toISOString(),
    status: payoutStatus(payout, now),
    paidOutAt: iso(payout.paidOutAt),
    reference: payout.reference,
  };
}
