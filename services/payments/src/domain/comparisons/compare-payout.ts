import { ownerPaidOut } from '@harbourline/policy';
import { fitSettlement } from '../settlements/fit-settlement';
import { about, bookedUnder, type BooksOfPayment } from './books-of-payment';
import { compareTransaction } from './compare-transaction';
import { inDollars, NO_ROW, type RowDifference } from './difference';

/** Compares what is due to the owner with the division, and what was transferred with the books. */
export function comparePayout(books: BooksOfPayment): RowDifference[] {
  const { payment, booking, payout } = books;
  if (!booking || payment.status !== 'succeeded' || booking.depositCents === null) return [];
  const { ownerKeepsCents, taxCents, platformKeepsCents } = booking.settlement
    ? fitSettlement(booking.settlement, payment.capturedCents + payment.creditCents)
    : { ownerKeepsCents: 0, taxCents: 0, platformKeepsCents: 0 };
  const id = String(booking.id);
  if (!payout) {
    if (ownerKeepsCents === 0) return [];
    const says = { payouts: NO_ROW, bookings: inDollars(ownerKeepsCents) };
    return [about(books, 'status_differs', { table: 'payouts', id, field: 'booking_id', says }, ownerKeepsCents)];
  }
  const amounts = [
    ['amount_cents', payout.amountCents, ownerKeepsCents],
    ['tax_cents', payout.taxCents, taxCents],
    ['commission_cents', payout.commissionCents, platformKeepsCents],
  ] as const;
  const name = `payout:${id}`;
  return [
    ...amounts
      .filter(([, here, there]) => here !== there)
      .map(([field, here, there]) => {
        const says = { payouts: inDollars(here), bookings: inDollars(there) };
        return about(books, 'amount_differs', { table: 'payouts', id, field, says }, here - there);
      }),
    ...compareTransaction(books, {
      name,
      booked: bookedUnder(books, (each) => each === name),
      wanted: ownerPaidOut(payout.paidOutCents),
      row: { table: 'payouts', id, field: 'paid_out_cents' },
    }),
  ];
}
