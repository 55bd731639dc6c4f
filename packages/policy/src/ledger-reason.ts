import type { Settlement } from './settlement';

/** What a transaction of the books is for. Its accounts and amounts say the rest. */
export type LedgerReason =
  /** By what it was paid; nothing is known of that for the deposits of before there were books. */
  | { code: 'deposit_paid'; by: ('card' | 'credit')[] }
  | { code: 'deposit_paid_outside' }
  /** It turned out that nobody had paid the deposit that was to be paid outside. */
  | { code: 'deposit_not_paid' }
  /** By which rule a deposit was divided, and what the renter chose where there was a choice. */
  | { code: 'deposit_divided'; rule: Settlement['rule']; choice: 'refund' | 'credit' | null }
  /** The charter is to come after all. */
  | { code: 'division_undone' }
  /** No booking has claimed the payment. */
  | { code: 'unclaimed' }
  /** Of before there were books: a refund was decided. */
  | { code: 'refund_due' }
  | { code: 'refund_paid' }
  | { code: 'refund_returned' }
  /** By hand, with the number of the transfer or another proof. */
  | { code: 'given_back'; reference: string }
  | { code: 'paid_out' | 'received_from_owner'; reference: string | null }
  | { code: 'dispute_withdrawn' | 'dispute_reinstated' | 'dispute_lost' }
  /** What the provider's records have and ours do not. */
  | { code: 'unknown_payment' | 'unknown_refund' | 'unknown_refund_returned' };
