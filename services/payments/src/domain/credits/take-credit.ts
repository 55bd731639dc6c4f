/** The least that the card provider takes, in cents. */
const SMALLEST_CHARGE = 50;

interface Available {
  id: number;
  availableCents: number;
}

export interface Taken {
  creditId: number;
  cents: number;
}

/**
 * What a deposit takes of each credit: as much as possible, in the order given. What is left for the card is nothing, or
 * enough for the provider to take it.
 */
export function takeCredit(credits: readonly Available[], depositCents: number): Taken[] {
  const available = credits.reduce((sum, { availableCents }) => sum + availableCents, 0);
  let wanted = available >= depositCents ? depositCents : Math.min(available, depositCents - SMALLEST_CHARGE);
  return credits.flatMap(({ id, availableCents }) => {
    const cents = Math.min(wanted, availableCents);
    wanted -= cents;
    return cents > 0 ? [{ creditId: id, cents }] : [];
  });
}
