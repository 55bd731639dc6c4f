import type { CreditView } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { ListedCredit } from '../../use-cases/credits/list-credits';

export function presentCredit({ uses, ...credit }: ListedCredit): CreditView {
  const used = uses.filter(({ status }) => status === 'used');
  const heldCents = uses.reduce((sum, { status, cents }) => (status === 'held' ? sum + cents : sum), 0);
  return {
    id: credit.id,
    renterId: credit.renterId,
    bookingId: credit.bookingId,
    amount: dollarsOf(credit.amountCents),
    available: dollarsOf(credit.availableCents),
    heldByCheckout: dollarsOf(heldCents),
    issuedAt: credit.issuedAt.toISOString(),
    usedFor: used.map(({ bookingId, cents, at }) => ({ bookingId, amount: dollarsOf(cents), at: at.toISOString() })),
  };
}
