import { inLanguage, ledgerReasonInWords } from '@harbourline/policy/words';
import { csvOf, inCsvZone } from '@harbourline/service-kit';
import type { Readable } from 'node:stream';
import type { LedgerLine } from '../../db/books/ledger-lines';
import { bookTime } from '../../domain/books/book-days';

const COLUMNS = [
  ...[inCsvZone('Date'), inCsvZone('Time'), 'Transaction', 'Account', 'Amount (CAD)', 'Booking', 'Payment', 'Memo'],
].map(inLanguage);

/** The books as CSV, line by line as they are read. */
export function ledgerCsv(lines: AsyncIterable<LedgerLine>, onFailure: (error: Error) => void): Readable {
  return csvOf(COLUMNS, rowsOf(lines), onFailure);
}

async function* rowsOf(lines: AsyncIterable<LedgerLine>) {
  for await (const { at, transaction, account, cents, bookingId, paymentId, reason, memo } of lines) {
    const { date, time } = bookTime(at);
    yield [
      date,
      time,
      transaction,
      account,
      { cents },
      bookingId,
      paymentId,
      reason ? ledgerReasonInWords(reason) : memo,
    ];
  }
}
