import { depositDivided, type Entries, type Settlement } from '@harbourline/policy';
import { lessLost } from './fit-settlement';

export interface Division {
  settlement: Settlement | null;
  /** The renter's choice, if there is one. */
  choice: 'refund' | 'credit' | null;
  /** The entries to be booked of it altogether. */
  entries: Entries;
}

/** How a deposit is divided as its booking says and its disputes stand; `agreed` divides exactly what was paid. */
export function divisionOfDeposit(
  { capturedCents, creditCents }: { capturedCents: number; creditCents: number },
  { agreed, refundChoice }: { agreed: Settlement | null; refundChoice: Division['choice'] },
  standing: { lostCents: number; refundedCents: number },
): Division {
  const settlement = agreed && lessLost(agreed, standing);
  const choice = settlement?.creditInstead ? refundChoice : null;
  const depositCents = capturedCents + creditCents;
  return { settlement, choice, entries: depositDivided({ depositCents, creditCents, settlement, choice }) };
}

interface Movements {
  creditCents: number;
  /** The part of the credits that the payment still uses. */
  usedCents: number;
  /** The credit and the refund of its booking, or of no booking. */
  credit: { amountCents: number } | null | undefined;
  refund: { amountCents: number; providerRefundId: string | null } | null | undefined;
  /** What a person has given back of a refund that was handed over. */
  givenBackCents: number;
}

/**
 * In which way a deposit is refunded, and what has been: of a refund that the provider has not taken on, only what a
 * person has given back.
 */
export function refundedOf({ creditCents, usedCents, credit, refund, givenBackCents }: Movements): {
  how: 'refund' | 'credit' | null;
  cents: number;
} {
  if (credit) return { how: 'credit', cents: credit.amountCents };
  const returned = creditCents - usedCents;
  const cents = returned + givenBackCents + (refund?.providerRefundId ? refund.amountCents : 0);
  return { how: refund || returned > 0 ? 'refund' : null, cents };
}
