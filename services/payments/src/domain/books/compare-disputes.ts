import { disputeLost, disputeWithdrawn } from '@harbourline/policy';
import type { Dispute } from '../../generated/prisma/client';
import type { RowDifference } from '../difference';
import { about, bookedUnder, type BooksOfPayment } from './books-of-payment';
import { compareTransaction } from './compare-transaction';

/** Compares disputes with the books: how much they have moved only the provider knows, but what it was has to agree. */
export function compareDisputes(books: BooksOfPayment): RowDifference[] {
  return books.disputes.flatMap((dispute) => [...compareMoney(books, dispute), ...compareEnd(books, dispute)]);
}

function compareMoney(books: BooksOfPayment, { id, status }: Dispute): RowDifference[] {
  const row = { table: 'disputes', id: String(id), field: 'status', statusField: 'status' };
  const under = (name: string) => bookedUnder(books, (each) => each === name);
  const moved = ['withdrawn', 'reinstated'].map((what) => {
    const booked = under(`dispute:${id}:${what}`);
    const cents = booked.disputed ?? -(booked.provider ?? 0);
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
