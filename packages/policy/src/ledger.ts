import { integerCents } from './cents';
import type { Settlement } from './settlement';

/**
 * The accounts of the books. What we have is positive, what we owe negative; whatever is booked sums to zero.
 * `provider`: money with the card provider. `bank`: our own account, from
 * which owners are paid, and which takes in and gives back deposits that neither card nor credit paid. `deposits`: of charters still to come.
 * `refunds`, `credits`: owed to renters. `owners`: owed to owners. `taxes`: owed to the state. `platform`: earned.
 * `disputed`: taken back by the provider while a dispute is decided. `unexplained`: what the provider says and we do not know.
 */
export const ACCOUNTS = [
  'provider',
  'bank',
  'deposits',
  'refunds',
  'credits',
  'owners',
  'taxes',
  'platform',
  'disputed',
  'unexplained',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Integer cents by account; accounts that are not named have none. The values sum to zero. */
export type Entries = Partial<Record<Account, number>>;

/** A deposit comes in: by card, by credit, or both. */
export function depositPaid({ cardCents, creditCents }: { cardCents: number; creditCents: number }): Entries {
  return balanced({ provider: cardCents, credits: creditCents, deposits: -(cardCents + creditCents) });
}

/** A deposit came in outside, without card or credit. */
export function depositPaidOutside(cents: number): Entries {
  return balanced({ bank: cents, deposits: -cents });
}

export interface DepositToDivide {
  depositCents: number;
  /** The part of the deposit that was paid by credit, and goes back as credit. */
  creditCents: number;
  /** null while the charter is still to come. */
  settlement: Settlement | null;
  /** The renter's choice between credit and refund; null before it. */
  choice: 'credit' | 'refund' | null;
}

/**
 * What a deposit is booked as altogether, since it came in. As a booking changes, the difference between this and what
 * is booked already is what has to be booked: see `entriesBetween`.
 * Throws RangeError when the settlement does not divide exactly this deposit.
 */
export function depositDivided({ depositCents, creditCents, settlement, choice }: DepositToDivide): Entries {
  if (!settlement) return {};
  const { refundCents, ownerKeepsCents, platformKeepsCents, taxCents } = settlement;
  const asCredit = choice === 'credit' ? refundCents : Math.min(creditCents, refundCents);
  return balanced({
    deposits: depositCents,
    refunds: -(refundCents - asCredit),
    credits: -asCredit,
    owners: -ownerKeepsCents,
    taxes: -taxCents,
    platform: -platformKeepsCents,
  });
}

/** Money went back to a renter's card. */
export function refundPaid(cents: number): Entries {
  return balanced({ refunds: cents, provider: -cents });
}

/** An administrator gave back by hand the money that a renter had paid outside. */
export function givenBackByHand(cents: number): Entries {
  return balanced({ refunds: cents, bank: -cents });
}

/** The amount due to an owner was transferred; it is negative when the owner paid a debt. */
export function ownerPaidOut(cents: number): Entries {
  return balanced({ owners: cents, bank: -cents });
}

/** The provider has taken money back for a dispute; negative when it has given it back. */
export function disputeWithdrawn(cents: number): Entries {
  return balanced({ disputed: cents, provider: -cents });
}

/** A dispute was lost: what it took is the platform's loss. */
export function disputeLost(cents: number): Entries {
  return balanced({ platform: cents, disputed: -cents });
}

/** The provider paid out money that we did not ask it to; negative when it took in some. */
export function unexplainedPaid(cents: number): Entries {
  return balanced({ unexplained: cents, provider: -cents });
}

/** The entries that turn the amounts booked so far into the amounts that should be booked. */
export function entriesBetween(booked: Entries, wanted: Entries): Entries {
  return balanced(
    Object.fromEntries(ACCOUNTS.map((account) => [account, (wanted[account] ?? 0) - (booked[account] ?? 0)])),
  );
}

/** The sum over all accounts: zero for everything that may be booked. */
export function sumOf(entries: Entries): number {
  return Object.values(entries).reduce((sum, cents) => sum + integerCents(cents), 0);
}

/** Leaves out what is nothing. Throws RangeError unless the rest sums to zero. */
function balanced(entries: Entries): Entries {
  if (sumOf(entries) !== 0) throw new RangeError('The entries do not sum to zero');
  return Object.fromEntries(Object.entries(entries).filter(([, cents]) => cents !== 0));
}
