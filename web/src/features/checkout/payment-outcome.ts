/** How an attempt to pay ended, whichever provider it was made with. */
export type PaymentOutcome =
  | { kind: 'succeeded' }
  /** Taken on, not decided yet. */
  | { kind: 'processing' }
  /** Nothing was charged, and nothing can be any more: the hold has ended. */
  | { kind: 'cancelled' }
  /** Nothing was charged; a card is needed. `problem` says why the last one did not do. */
  | { kind: 'open'; problem?: string }
  /** The bank wants to see the cardholder at this address first. */
  | { kind: 'authenticate'; url: string };

/** The ends of an attempt after which no card is asked for. */
export type FinalOutcome = Exclude<PaymentOutcome['kind'], 'open' | 'authenticate'>;

/** What an intent's status means for us. */
export function outcomeOf(status: string, problem?: string): PaymentOutcome {
  if (status === 'succeeded') return { kind: 'succeeded' };
  if (status === 'canceled') return { kind: 'cancelled' };
  if (status.startsWith('requires_')) return { kind: 'open', problem };
  return { kind: 'processing' };
}
