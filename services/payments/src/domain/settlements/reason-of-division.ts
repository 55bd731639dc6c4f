import type { LedgerReason, Settlement } from '@harbourline/policy';

/** What the books say about the division of a deposit; null where there is none after all. */
export function reasonOfDivision(settlement: Settlement | null, choice: 'refund' | 'credit' | null): LedgerReason {
  if (!settlement) return { code: 'division_undone' };
  const { rule, creditInstead } = settlement;
  return { code: 'deposit_divided', rule, choice: creditInstead ? choice : null };
}
