interface Due {
  amountCents: number;
  paidOutCents: number;
  dueAt: Date;
}

/** The amount still to be transferred; below zero if the owner owes it. */
export function outstandingCents({ amountCents, paidOutCents }: Due): number {
  return amountCents - paidOutCents;
}

export function payoutStatus(payout: Due, now: Date): 'upcoming' | 'due' | 'paid_out' {
  if (outstandingCents(payout) === 0) return 'paid_out';
  return payout.dueAt <= now ? 'due' : 'upcoming';
}
