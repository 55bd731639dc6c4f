import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A text, a number, or an amount, which has its two decimals also where they are zeros. */
export type CsvCell = string | number | { cents: number } | null;

/**
 * Streams a table as CSV, row by row as it is read, and no faster than the client takes it. A failure aborts the
 * stream, so that nobody mistakes a part for the whole.
 */
export function csvOf(
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
  onFailure: (error: Error) => void,
): Readable {
  const safe = Readable.from(defused(rows), { highWaterMark: 1 });
  return pipeline(safe, stringify({ header: true, columns: [...columns] }), (error) => {
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
  return typeof cell === 'object' && cell ? (cell.cents / 100).toFixed(2) : cell;
}

/** A spreadsheet treats a text that begins like this as a formula, and executes it. */
function defuse(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
