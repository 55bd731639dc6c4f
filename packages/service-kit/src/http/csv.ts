import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A text, a number, or an amount, which has its two decimals also where they are zeros. */
export type CsvCell = string | number | { cents: number } | null;

/**
 * A table as CSV, row by row as it is read, and no faster than it is taken. A failure ends the stream, so that nobody
 * takes what there is of it for the whole.
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

/** The headers of a file of that name. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  };
}

/** A list that is read piece by piece: `read` gets the last row that it has read, and how many to read after it. */
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

/** A spreadsheet takes a text that begins like this for a formula, and carries it out. */
function defuse(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
