import { csvOf } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { ListedPayment } from '../../db/lists/with-parties';
import { bookTime } from '../../domain/books/book-days';

const COLUMNS = [
  ...['Payment', 'Status', 'Booking', 'Renter number', 'Renter', 'Card', 'Last four digits'],
  ...[
    'Deposit (CAD)',
    'From credits (CAD)',
    'From the card (CAD)',
    'Back to the card (CAD)',
    'Begun',
    'Paid',
    'Provider',
  ],
];

/** Payments as CSV; times are Toronto's. */
export function paymentsCsv(payments: AsyncIterable<ListedPayment>, onFailure: (error: Error) => void): Readable {
  return csvOf(COLUMNS, rowsOf(payments), onFailure);
}

async function* rowsOf(payments: AsyncIterable<ListedPayment>) {
  for await (const { refunds, ...payment } of payments) {
    const refunded = refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, each) => sum + each.amountCents, 0);
    yield [
      ...[payment.id, payment.status, payment.bookingId, payment.renterId, payment.personName],
      ...[payment.cardBrand, payment.cardLast4],
      { cents: payment.amountCents },
      { cents: payment.creditCents },
      { cents: payment.capturedCents },
      { cents: refunded },
      ...[timeOf(payment.createdAt), timeOf(payment.paidAt), payment.paymentIntentId],
    ];
  }
}

function timeOf(at: Date | null): string | null {
  if (at === null) return null;
  const { date, time } = bookTime(at);
  return `${date} ${time}`;
}
