import { inLanguage } from '@harbourline/policy/words';
import { csvOf, inCsvZone } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { ListedPayment } from '../../db/lists/with-parties';

const COLUMNS = [
  ...['Payment', 'Status', 'Booking', 'Renter number', 'Renter', 'Card', 'Last four digits'],
  ...[
    'Deposit (CAD)',
    'From credits (CAD)',
    'From the card (CAD)',
    'Back to the card (CAD)',
    inCsvZone('Started'),
    inCsvZone('Paid'),
    'Provider',
  ],
].map(inLanguage);

/** Payments as CSV. */
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
      ...[{ at: payment.createdAt }, payment.paidAt && { at: payment.paidAt }, payment.paymentIntentId],
    ];
  }
}
