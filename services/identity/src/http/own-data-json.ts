import { PassThrough, pipeline, Readable } from 'node:stream';
import type { HeldPiece } from '../use-cases/download-own-data';

interface Head {
  /** Where the files are, and the person is known. */
  site: string;
  takenAt: Date;
}

/**
 * One JSON object: by service, by kind, one row a line. It is read no faster than the client takes it, and a failure
 * aborts it, so that nobody mistakes a part for the whole.
 */
export function ownDataJson(pieces: AsyncIterable<HeldPiece>, head: Head, onFailure: (error: Error) => void): Readable {
  return pipeline(Readable.from(written(pieces, head), { highWaterMark: 1 }), new PassThrough(), (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onFailure(error);
  });
}

async function* written(pieces: AsyncIterable<HeldPiece>, { site, takenAt }: Head): AsyncGenerator<string> {
  yield `{\n"site": ${JSON.stringify(site)},\n"takenAt": ${JSON.stringify(takenAt)}`;
  let service = '';
  let title = '';
  let isFirst = true;
  for await (const piece of pieces) {
    if (piece.service !== service) {
      yield `${service && ']}'},\n${JSON.stringify(piece.service)}: {`;
      title = '';
    }
    if (piece.title !== title) {
      yield `${title && '],'}\n${JSON.stringify(piece.title)}: [`;
      isFirst = true;
    }
    ({ service, title } = piece);
    const rows = piece.rows.map((row) => `\n${JSON.stringify(withAddress(row, site))}`).join(',');
    if (rows) yield (isFirst ? '' : ',') + rows;
    isFirst &&= !rows;
  }
  yield `${service && ']}'}\n}\n`;
}

/** A file's address is a path among our services, and leads nowhere from a file on a disk. */
function withAddress(row: HeldPiece['rows'][number], site: string): HeldPiece['rows'][number] {
  return typeof row['file'] === 'string' ? { ...row, file: new URL(row['file'], site).href } : row;
}
