import { sumOf, type Entries } from '@harbourline/policy';
import { about, type BooksOfPayment } from './books-of-payment';
import { inDollars, type RowDifference } from './difference';

interface Transaction {
  name: string;
  booked: Entries;
  /** The entries that should be booked according to the row concerned. */
  wanted: Entries;
  row: { table: string; id: string; field: string; statusField?: string };
}

/**
 * Compares what is booked with the row that it is about. What does not balance, or is on other accounts, has been
 * changed in the books; what was booked evenly as another amount speaks against the row.
 */
export function compareTransaction(
  books: Pick<BooksOfPayment, 'payment'>,
  { name, booked, wanted, row }: Transaction,
): RowDifference[] {
  const accounts = [...new Set([...Object.keys(booked), ...Object.keys(wanted)])].sort() as (keyof Entries)[];
  const differing = accounts.filter((account) => (booked[account] ?? 0) !== (wanted[account] ?? 0));
  const [first] = differing;
  if (first === undefined) return [];
  const cents = (booked[first] ?? 0) - (wanted[first] ?? 0);
  if (isEven(booked) && (isNothing(wanted) || sameAccounts(booked, wanted))) {
    const { table, id, field, statusField } = row;
    const says = { [table]: entriesInWords(wanted), ledger_entries: `${entriesInWords(booked)} (${name})` };
    const overdone = isNothing(wanted) && statusField !== undefined;
    return [
      about(
        books,
        overdone ? 'status_differs' : 'amount_differs',
        { table, id, field: overdone ? statusField : field, says },
        cents,
      ),
    ];
  }
  return differing.map((account) => {
    const [here, there] = [booked[account] ?? 0, wanted[account] ?? 0];
    const says = { ledger_entries: inDollars(here), [row.table]: inDollars(there) };
    return about(books, 'amount_differs', { table: 'ledger_entries', id: name, field: account, says }, here - there);
  });
}

function isEven(entries: Entries): boolean {
  return !isNothing(entries) && sumOf(entries) === 0;
}

function isNothing(entries: Entries): boolean {
  return Object.values(entries).every((cents) => cents === 0);
}

function sameAccounts(one: Entries, other: Entries): boolean {
  const names = (entries: Entries) =>
    Object.entries(entries)
      .filter(([, cents]) => cents !== 0)
      .map(([account]) => account)
      .sort();
  return names(one).join() === names(other).join();
}

function entriesInWords(entries: Entries): string {
  const parts = Object.entries(entries)
    .filter(([, cents]) => cents !== 0)
    .sort();
  return parts.length === 0 ? 'nothing' : parts.map(([account, cents]) => `${account} ${inDollars(cents)}`).join(', ');
}
