import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A text, a number, an amount, which has its two decimals also where they are zeros, a phone number in international form,
 * with or without blanks, or an instant.
 */
export type CsvCell = string | number | { cents: number } | { phone: string } | { at: Date } | null;

/** By whose clock all exports tell times, and how their columns name it. */
const CSV_ZONE = 'America/Toronto';
export const inCsvZone = (column: string) => `${column} (${CSV_ZONE})`;
/** `2026-07-04 14:00` on that clock. Making it takes thirty times as long as using it. */
const csvTime = new Intl.DateTimeFormat('sv-SE', { timeZone: CSV_ZONE, dateStyle: 'short', timeStyle: 'short' });

/**
 * Streams a table as CSV, row by row as it is read, and no faster than the client takes it. A failure aborts the
 * stream, so that nobody mistakes a part for the whole. It begins with a byte order mark, without which Excel takes it for
 * a file in the code page of its machine.
 */
export function csvOf(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
  onFailure: (error: Error) => void,
): Readable {
  const safe = Readable.from(defused(rows), { highWaterMark: 1 });
  return pipeline(safe, stringify({ bom: true, header: true, columns: [...columns] }), (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onFailure(error);
  });
}

/** The headers for a file with this name. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  };
}

/** A list that is read in batches: `read` gets the last row so far, and the number of rows to read after it. */
export async function* inPieces<Row>(read: (after: Row | undefined, limit: number) => Promise<Row[]>, limit = 500) {
  for (let after: Row | undefined; ;) {
    const rows = await read(after, limit);
    yield* rows;
    if (rows.length < limit) return;
    after = rows.at(-1);
  }
}

async function* defused(rows: AsyncIterable<readonly CsvCell[]>) {
  for await (const row of rows) yield row.map(written);
}

function written(cell: CsvCell): string | number | null {
  if (typeof cell === 'string') return defuse(cell);
  if (cell === null || typeof cell === 'number') return cell;
  if ('cents' in cell) return (cell.cents / 100).toFixed(2);
  return 'phone' in cell ? phoneInGroups(cell.phone) : csvTime.format(cell.at);
}

/** A spreadsheet treats a text that begins like this as a formula, and executes it. */
function defuse(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

/** Without the plus it is no formula, and with blanks no number that a spreadsheet would round: `1 416 555 0101`. */
function phoneInGroups(phone: string): string {
  const digits = phone.replace(/^\+/, '');
  if (!/^[\d ]+$/.test(digits)) return defuse(phone);
  return digits.includes(' ') ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ' ');
}
