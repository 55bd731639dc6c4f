import { refundPaid, unexplainedPaid, type Entries } from '@harbourline/policy';
import { about, bookedUnder, movesByItself, unclaimedRefund, type BooksOfPayment } from './books-of-payment';
import { compareTransaction } from './compare-transaction';
import { inDollars, NO_ROW, type RowDifference } from './difference';

/** Compares refunds, ours and those behind our back, with the books. */
export function compareRefunds(books: BooksOfPayment): RowDifference[] {
  const booked = books.refunds.flatMap(({ id, status, amountCents }) => {
    const name = `refund:${id}`;
    return compareTransaction(books, {
      name,
      booked: bookedUnder(books, (each) => each === name),
      wanted: status === 'succeeded' ? refundPaid(amountCents) : {},
      row: { table: 'refunds', id: String(id), field: 'amount_cents', statusField: 'status' },
    });
  });
  if (booked.length > 0) return booked;
  return [...compareOwed(books), ...books.unexplained.flatMap((refund) => compareUnexplained(books, refund))];
}

/** Refunds add up to what the division owes to the card; with a dispute they are fitted only when they are sent. */
function compareOwed(books: BooksOfPayment): RowDifference[] {
  const { refunds, booking } = books;
  const unclaimed = unclaimedRefund(books);
  const open = !unclaimed && booking?.settlement?.creditInstead === true && booking.refundChoice === null;
  if (movesByItself(books) || open) return [];
  const division = bookedUnder(books, (name) => /^(settlement|refund-due):/.test(name));
  // One that does not balance is named by itself, and so is a refund that is booked and not there.
  if (books.lines.some(({ name }) => isLostRefund(books, name))) return [];
  if (Object.values(division).reduce((sum, cents) => sum + cents, 0) !== 0) return [];
  const owed = -(division.refunds ?? 0);
  const refunded = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (owed === refunded) return [];
  const [refund] = refunds;
  const id = refund ? String(refund.id) : `of booking ${booking?.id ?? ''}`;
  const says = { refunds: refund ? inDollars(refunded) : NO_ROW, ledger_entries: inDollars(owed) };
  return [about(books, 'amount_differs', { table: 'refunds', id, field: 'amount_cents', says }, refunded - owed)];
}

function isLostRefund({ refunds }: BooksOfPayment, name: string): boolean {
  const [, id] = /^refund:(\d+)$/.exec(name) ?? [];
  return id !== undefined && !refunds.some((refund) => String(refund.id) === id);
}

function compareUnexplained(
  books: BooksOfPayment,
  { providerId, cents }: BooksOfPayment['unexplained'][number],
): RowDifference[] {
  const name = `unexplained:${providerId}`;
  const row = { table: 'discrepancies', id: providerId, field: 'cents' };
  const under = (wanted: string) => bookedUnder(books, (each) => each === wanted);
  const returned = under(`${name}:returned`);
  const none: Entries = {};
  return [
    ...compareTransaction(books, { name, booked: under(name), wanted: unexplainedPaid(-cents), row }),
    ...compareTransaction(books, {
      name: `${name}:returned`,
      booked: returned,
      wanted: Object.keys(returned).length > 0 ? unexplainedPaid(cents) : none,
      row,
    }),
  ];
}
