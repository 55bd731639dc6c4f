import { about, dueDivision, movesByItself, unclaimedRefund, usedCents, type BooksOfPayment } from './books-of-payment';
import { inDollars, NO_ROW, type RowDifference } from './difference';

/** Compares the credit that was issued for a deposit, and what the deposit took of others, with its division. */
export function compareCredit(books: BooksOfPayment): RowDifference[] {
  const { payment, booking, credit } = books;
  if (payment.status !== 'succeeded' || !booking || unclaimedRefund(books)) return compareHeld(books);
  const { settlement, choice } = dueDivision(books);
  const refundCents = settlement?.refundCents ?? 0;
  const due = choice === 'credit' ? refundCents : 0;
  const undecided = settlement?.creditInstead === true && choice === null;
  const toRefund = choice === 'credit' || undecided ? 0 : Math.min(payment.creditCents, refundCents);
  return [
    ...compareIssued(books, due),
    ...(movesByItself(books) || credit
      ? []
      : compareUses(books, payment.creditCents - toRefund, usedCents(books, 'used'))),
  ];
}

/** A credit waits while a dispute is open, and may be there from before. */
function compareIssued(books: BooksOfPayment, due: number): RowDifference[] {
  const { booking, credit, disputes } = books;
  if (!credit) {
    if (due === 0 || disputes.some(({ status }) => status === 'open')) return [];
    const says = { credits: NO_ROW, bookings: inDollars(due) };
    const row = { table: 'credits', id: `of booking ${booking?.id ?? ''}`, field: 'id', says };
    return [about(books, 'status_differs', row, due)];
  }
  if (credit.amountCents === due) return [];
  const says = { credits: inDollars(credit.amountCents), bookings: inDollars(due) };
  const row = { table: 'credits', id: String(credit.id), field: 'amount_cents', says };
  return [about(books, 'amount_differs', row, credit.amountCents - due)];
}

/** Checks the credits that an unfinished payment holds; a payment that was never made holds none. */
function compareHeld(books: BooksOfPayment): RowDifference[] {
  const { status, creditCents } = books.payment;
  if (status === 'succeeded') return compareUses(books, creditCents, usedCents(books, 'used'));
  return compareUses(books, status === 'cancelled' ? 0 : creditCents, usedCents(books, 'held', 'used'));
}

function compareUses(books: BooksOfPayment, wanted: number, used: number): RowDifference[] {
  if (wanted === used) return [];
  const { payment, uses } = books;
  const [use] = uses;
  const id = use && uses.length === 1 ? `${use.creditId}:${payment.id}` : `of payment ${payment.id}`;
  const says = { credit_uses: inDollars(used), payments: inDollars(wanted) };
  return [about(books, 'amount_differs', { table: 'credit_uses', id, field: 'cents', says }, used - wanted)];
}
