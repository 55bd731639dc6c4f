import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { LedgerLine } from '../db/ledger-lines';
import { bookTime } from '../domain/book-days';

const COLUMNS = ['Date', 'Time', 'Transaction', 'Account', 'Amount (CAD)', 'Booking', 'Payment', 'Memo'];

/** The books as CSV, line by line as they are read. A failure ends the stream, so that nobody takes it for the whole. */
export function ledgerCsv(lines: AsyncIterable<LedgerLine>, onFailure: (error: Error) => void): Readable {
  const rows = Readable.from(rowsOf(lines));
  return pipeline(rows, stringify({ header: true, columns: COLUMNS }), (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onFailure(error);
  });
}

async function* rowsOf(lines: AsyncIterable<LedgerLine>): AsyncGenerator<(string | number | null)[]> {
  for await (const { at, transaction, account, cents, bookingId, paymentId, memo } of lines) {
    const { date, time } = bookTime(at);
    const amount = (cents / 100).toFixed(2);
    yield [date, time, defuse(transaction), defuse(account), amount, bookingId, paymentId, defuse(memo)];
  }
}

/** A spreadsheet takes a text that begins like this for a formula, and carries it out. */
function defuse(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
