import { disputeLost, disputeWithdrawn } from '@harbourline/policy';
import type { Dispute } from '../../generated/prisma/client';
import { about, bookedUnder, type BooksOfPayment } from './books-of-payment';
import { compareTransaction } from './compare-transaction';
import type { RowDifference } from './difference';

/** Compares disputes with the books: what they have moved has to agree, and is no less than was noted of it. */
export function compareDisputes(books: BooksOfPayment): RowDifference[] {
  return books.disputes.flatMap((dispute) => [...compareMoney(books, dispute), ...compareEnd(books, dispute)]);
}

function compareMoney(books: BooksOfPayment, dispute: Dispute): RowDifference[] {
  const { id, status, withdrawnCents, reinstatedCents } = dispute;
  const row = { table: 'disputes', id: String(id), field: 'status', statusField: 'status' };
  const under = (name: string) => bookedUnder(books, (each) => each === name);
  const noted = { withdrawn: withdrawnCents, reinstated: -reinstatedCents };
  const moved = Object.entries(noted).map(([what, least]) => {
    const booked = under(`dispute:${id}:${what}`);
    const stands = booked.disputed ?? -(booked.provider ?? 0);
    const cents = Math.abs(stands) < Math.abs(least) ? least : stands;
    return { name: `dispute:${id}:${what}`, booked, cents, wanted: disputeWithdrawn(cents) };
  });
  const found = moved.flatMap(({ name, booked, wanted }) => compareTransaction(books, { name, booked, wanted, row }));
  if (found.length > 0) return found;
  const name = `dispute:${id}:lost`;
  const lost = moved.reduce((sum, { cents }) => sum + cents, 0);
  const wanted = status === 'lost' ? disputeLost(lost) : {};
  return compareTransaction(books, { name, booked: under(name), wanted, row });
}

function compareEnd(books: BooksOfPayment, { id, status, closedAt, amountCents }: Dispute): RowDifference[] {
  if ((status === 'open') === (closedAt === null)) return [];
  const says = { disputes: status, 'disputes, closed_at': closedAt?.toISOString() ?? 'not closed' };
  return [about(books, 'status_differs', { table: 'disputes', id: String(id), field: 'status', says }, amountCents)];
}
