import { depositPaid, isActive } from '@harbourline/policy';
import { about, bookedUnder, dueDivision, type BooksOfPayment } from './books-of-payment';
import { compareCredit } from './compare-credit';
import { compareDisputes } from './compare-disputes';
import { comparePayout } from './compare-payout';
import { compareRefunds } from './compare-refunds';
import { compareTransaction } from './compare-transaction';
import { eachOnce, inDollars, NO_ROW, type RowDifference } from './difference';

/**
 * Where what we have stored of one payment contradicts itself: the payment, its refunds, credits, payout and disputes,
 * the booking that claims it, and the books.
 */
export function compareBooks(books: BooksOfPayment): RowDifference[] {
  const found = [...comparePayment(books), ...compareRefunds(books), ...compareDisputes(books), ...foreignLines(books)];
  // What is divided follows from the others, so that it says nothing more while they are not clear.
  if (found.length > 0) return eachOnce(found);
  // Kept by a release that knew less of bookings, and not heard of since.
  if (books.booking?.depositCents === null) return [];
  return eachOnce([
    ...compareBooking(books),
    ...compareDivision(books),
    ...comparePayout(books),
    ...compareCredit(books),
  ]);
}

function comparePayment(books: BooksOfPayment): RowDifference[] {
  const { id, status, amountCents, capturedCents, creditCents, refundRequestedCents } = books.payment;
  const name = `payment:${id}`;
  const booked = bookedUnder(books, (each) => each === name);
  const paid = status === 'succeeded';
  const wanted = paid ? depositPaid({ cardCents: capturedCents, creditCents }) : {};
  const field = (booked.provider ?? 0) === (wanted.provider ?? 0) ? 'credit_cents' : 'captured_cents';
  const row = { table: 'payments', id: String(id), field, statusField: 'status' };
  const differing = compareTransaction(books, { name, booked, wanted, row });
  if (differing.length > 0) return differing;
  const differs = (what: string, here: number, where: string, there: number) =>
    about(
      books,
      'amount_differs',
      {
        table: 'payments',
        id: String(id),
        field: what,
        says: { payments: inDollars(here), [where]: inDollars(there) },
      },
      here - there,
    );
  const requested = books.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
  return [
    ...(paid && amountCents !== capturedCents + creditCents
      ? [differs('amount_cents', amountCents, 'ledger_entries', capturedCents + creditCents)]
      : []),
    ...(refundRequestedCents !== requested
      ? [differs('refund_requested_cents', refundRequestedCents, 'refunds', requested)]
      : []),
  ];
}

/** Lines that are about nothing that there is. */
function foreignLines(books: BooksOfPayment): RowDifference[] {
  const { payment, refunds, disputes, unexplained, booking } = books;
  const known = new Set([
    `payment:${payment.id}`,
    ...refunds.flatMap(({ id }) => [`refund:${id}`, `refund-due:${id}`]),
    ...disputes.flatMap(({ id }) => ['withdrawn', 'reinstated', 'lost'].map((what) => `dispute:${id}:${what}`)),
    ...unexplained.flatMap(({ providerId }) => [`unexplained:${providerId}`, `unexplained:${providerId}:returned`]),
    ...(booking ? [`settlement:${booking.id}`, `payout:${booking.id}`] : []),
  ]);
  return books.lines
    .filter(({ name, cents }) => cents !== 0 && !known.has(name) && !isUndone(books, name))
    .map(({ name, account, cents }) => {
      const [, table = '', id = ''] = /^(refund|dispute):(\d+)/.exec(name) ?? [];
      if (table) {
        const says = { [`${table}s`]: NO_ROW, ledger_entries: name };
        return about(books, 'status_differs', { table: `${table}s`, id, field: 'id', says }, cents);
      }
      const says = { ledger_entries: inDollars(cents), payments: 'nothing that it could be about' };
      return about(books, 'amount_differs', { table: 'ledger_entries', id: name, field: account, says }, cents);
    });
}

/** Whether a refund that was made behind our back was heard of only when the bank had returned it. */
function isUndone(books: BooksOfPayment, name: string): boolean {
  const made = name.replace(/:returned$/, '');
  return bookedUnder(books, (each) => each === made || each === `${made}:returned`).unexplained === 0;
}

function compareDivision(books: BooksOfPayment): RowDifference[] {
  const { payment, refunds, booking } = books;
  const booked = bookedUnder(books, (name) => /^(settlement|refund-due):/.test(name));
  const wanted = payment.status === 'succeeded' ? dueDivision(books).entries : {};
  const unclaimed = refunds.find(({ bookingId }) => bookingId === null);
  const name = unclaimed ? `refund-due:${unclaimed.id}` : `settlement:${booking?.id ?? ''}`;
  const row = unclaimed
    ? { table: 'refunds', id: String(unclaimed.id), field: 'amount_cents' }
    : { table: 'bookings', id: String(booking?.id ?? ''), field: 'settlement' };
  return compareTransaction(books, { name, booked, wanted, row });
}

/** Checks what a booking relies on: its deposit was paid, and is still there while the charter is to come. */
function compareBooking(books: BooksOfPayment): RowDifference[] {
  const { payment, refunds, unexplained, booking } = books;
  const { id, status, amountCents, capturedCents, creditCents, claimUntil } = payment;
  const unclaimed = refunds.some(({ bookingId }) => bookingId === null);
  if (!booking) {
    if (status !== 'succeeded' || unclaimed || claimUntil !== null) return [];
    const says = { bookings: NO_ROW, payments: 'paid' };
    return [
      about(books, 'status_differs', { table: 'bookings', id: `of payment ${id}`, field: 'id', says }, amountCents),
    ];
  }
  const of = (field: string) => ({ table: 'bookings', id: String(booking.id), field });
  const found: RowDifference[] = [];
  if (booking.depositCents !== null && booking.depositCents !== amountCents) {
    const says = { bookings: inDollars(booking.depositCents), payments: inDollars(amountCents) };
    found.push(about(books, 'amount_differs', { ...of('deposit_cents'), says }, booking.depositCents - amountCents));
  }
  const refunded = [
    ...refunds.filter((refund) => refund.status === 'succeeded').map((refund) => refund.amountCents),
    ...unexplained.map(({ providerId, cents }) => (isReturned(books, providerId) ? 0 : -cents)),
  ].reduce((sum, cents) => sum + cents, 0);
  const nothingLeft = status !== 'succeeded' || unclaimed || (creditCents === 0 && refunded >= capturedCents);
  if (isActive(booking) && nothingLeft) {
    const says = { bookings: booking.status, payments: 'nothing of the deposit is left' };
    found.push(about(books, 'status_differs', { ...of('status'), says }, -capturedCents));
  }
  return found;
}

/** Whether the bank has returned a refund that was made behind our back. */
function isReturned(books: BooksOfPayment, providerId: string): boolean {
  return bookedUnder(books, (name) => name === `unexplained:${providerId}:returned`).provider !== undefined;
}
