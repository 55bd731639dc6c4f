import { ACCOUNTS, entriesBetween, type Account, type Entries, type LedgerReason } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import type { Prisma } from '../../generated/prisma/client';

/** A transaction of the books. */
export interface Posting {
  /** The name of the transaction, such as `payment:7`: nothing is booked twice under one name. */
  transaction: string;
  entries: Entries;
  reason: LedgerReason;
  at: Date;
  paymentId?: number | null;
  bookingId?: number | null;
}

/** Writes a transaction into the books, once by its name; nothing where nothing moves. @returns whether it wrote any. */
export async function book(tx: Tx, { transaction, entries, ...about }: Posting): Promise<boolean> {
  const lines = Object.entries(entries).map(([account, cents]) => ({ transaction, account, cents, ...about }));
  const { count } = await tx.ledgerEntry.createMany({ data: lines, skipDuplicates: true });
  return count > 0;
}

/**
 * Writes what is missing until everything that is booked about something amounts to `wanted`. The first such transaction
 * has the given name, the next ones are numbered. Whoever calls has locked what it is about.
 * @param booked where else it may be booked than under its name.
 * @returns whether anything was missing.
 */
export async function bookDifference(
  tx: Tx,
  { wanted, booked, ...posting }: Omit<Posting, 'entries'> & { wanted: Entries; booked?: Prisma.LedgerEntryWhereInput },
): Promise<boolean> {
  const sums = await tx.ledgerEntry.groupBy({
    by: ['account'],
    where: booked ?? underName(posting.transaction),
    _sum: { cents: true },
  });
  const entries = entriesBetween(
    Object.fromEntries(sums.filter(isKnown).map(({ account, _sum }) => [account, _sum.cents ?? 0])),
    wanted,
  );
  return bookNext(tx, { ...posting, entries });
}

/** Writes one more transaction of the same name, numbered. Whoever calls has locked what it is about. */
export async function bookNext(tx: Tx, posting: Posting): Promise<boolean> {
  const { transaction } = posting;
  const before = await tx.ledgerEntry.findMany({
    where: underName(transaction),
    distinct: 'transaction',
    select: { transaction: true },
  });
  return book(tx, {
    ...posting,
    transaction: before.length === 0 ? transaction : `${transaction}:${before.length + 1}`,
  });
}

/** All that is booked under a name, the numbered transactions included. */
export function underName(name: string): Prisma.LedgerEntryWhereInput {
  return { OR: [{ transaction: name }, { transaction: { startsWith: `${name}:` } }] };
}

function isKnown<Sum extends { account: string }>(sum: Sum): sum is Sum & { account: Account } {
  return (ACCOUNTS as readonly string[]).includes(sum.account);
}
