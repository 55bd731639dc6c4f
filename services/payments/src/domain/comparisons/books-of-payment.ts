import type { DifferingRow } from '@harbourline/contracts';
import type { Account, Entries, Settlement } from '@harbourline/policy';
import type { Credit, CreditUse, Dispute, Payment, Payout, Refund } from '../../generated/prisma/client';
import { refundedOf, divisionOfDeposit, type Division } from '../settlements/division';
import { fitSettlement, wholeRefund } from '../settlements/fit-settlement';
import type { RowDifference } from './difference';

/** A sum of the books: what stands on an account under a name, numbered transactions included. */
export interface Booked {
  name: string;
  account: string;
  cents: number;
}

/** All that we have stored of one payment. */
export interface BooksOfPayment {
  payment: Payment;
  refunds: Refund[];
  uses: CreditUse[];
  disputes: Dispute[];
  /** Refunds that were made behind our back; cents below zero. */
  unexplained: { providerId: string; cents: number }[];
  /** The booking that claims it, as far as we have heard. */
  booking: {
    id: number;
    status: string;
    depositCents: number | null;
    settlement: Settlement | null;
    refundChoice: 'refund' | 'credit' | null;
  } | null;
  payout: Payout | null;
  credit: Credit | null;
  /** What a person has given back of a refund that was handed over. */
  givenBackCents: number;
  lines: Booked[];
}

/** The movements of a payment's money under one name, by account. */
export function bookedUnder({ lines }: Pick<BooksOfPayment, 'lines'>, is: (name: string) => boolean): Entries {
  const entries: Entries = {};
  for (const { name, account, cents } of lines) {
    if (is(name)) entries[account as Account] = (entries[account as Account] ?? 0) + cents;
  }
  return entries;
}

/** A difference about a payment, by the row that it is about. */
export function about(
  { payment: { id } }: Pick<BooksOfPayment, 'payment'>,
  kind: RowDifference['kind'],
  row: DifferingRow,
  cents: number,
): RowDifference {
  return { kind, subjectId: id, paymentId: id, row, cents };
}

export function usedCents({ uses }: Pick<BooksOfPayment, 'uses'>, ...statuses: CreditUse['status'][]): number {
  return uses.filter(({ status }) => statuses.includes(status)).reduce((sum, { cents }) => sum + cents, 0);
}

/** The refund that is made because no booking claimed it. */
export function unclaimedRefund({ refunds }: Pick<BooksOfPayment, 'refunds'>): Refund | undefined {
  return refunds.find(({ bookingId }) => bookingId === null);
}

/** Whether something has moved at the provider without our doing: then refunds are fitted only when they are sent. */
export function movesByItself({ disputes, unexplained }: Pick<BooksOfPayment, 'disputes' | 'unexplained'>): boolean {
  return disputes.length > 0 || unexplained.length > 0;
}

/** How the deposit is to be divided as everything stands, whether it is booked like that or not. */
export function dueDivision(books: BooksOfPayment): Division {
  const { payment, refunds, booking, credit, givenBackCents } = books;
  const { capturedCents, creditCents } = payment;
  const lost = bookedUnder(books, (name) => name.startsWith('dispute:')).platform ?? 0;
  const lostCents = lost + (bookedUnder(books, (name) => name.startsWith('unexplained:')).unexplained ?? 0);
  const used = usedCents(books, 'used');
  const unclaimed = unclaimedRefund(books);
  if (unclaimed) {
    const refunded = refundedOf({ creditCents, usedCents: used, credit: null, refund: unclaimed, givenBackCents: 0 });
    const agreed = wholeRefund(capturedCents);
    const paid = { capturedCents, creditCents: 0 };
    return divisionOfDeposit(paid, { agreed, refundChoice: null }, { lostCents, refundedCents: refunded.cents });
  }
  const refund = refunds.find(({ bookingId }) => bookingId === booking?.id);
  const refunded = refundedOf({ creditCents, usedCents: used, credit, refund, givenBackCents });
  const agreed = booking?.settlement ? fitSettlement(booking.settlement, capturedCents + creditCents) : null;
  return divisionOfDeposit(
    payment,
    { agreed, refundChoice: booking?.refundChoice ?? null },
    { lostCents, refundedCents: refunded.cents },
  );
}
