import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import type { Place } from '../load/places';
import type { Answer } from './ask-service';

const NOT_RETURNED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'x-request-id', 'server', 'date']);
/** As it is handed to the connection, which tells of progress piece by piece. */
const PIECE_BYTES = 64 * 1024;
const RAW = { objectMode: false };

/** Sends an answer as fast as the client reads it; a failure can only break it off. */
export async function sendAnswer(ctx: Context, answer: Answer, place: Place | undefined): Promise<void> {
  ctx.respond = false;
  ctx.respondWithoutBody = true;
  ctx.res.writeHead(answer.status, returned(answer.headers));
  const [first, ...more] = answer.taken;
  if (!answer.rest && more.length === 0 && (first?.length ?? 0) <= PIECE_BYTES) {
    ctx.res.end(first);
    return;
  }
  const { rest } = answer;
  // Straight from one connection to the other: chunk by chunk in our own code it takes several times the processor.
  const straight = rest && answer.taken.length === 0;
  const source = straight ? rest.on('data', () => place?.moved()) : Readable.from(pieces(answer, place), RAW);
  await pipeline(source, ctx.res).catch(() => undefined);
}

async function* pieces({ taken, rest }: Answer, place: Place | undefined): AsyncGenerator<Buffer> {
  for (const chunk of taken) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      place?.moved();
      yield chunk.subarray(at, at + PIECE_BYTES);
    }
  }
  if (!rest) return;
  for await (const chunk of rest as AsyncIterable<Buffer>) {
    place?.moved();
    yield chunk;
  }
}

function returned(given: IncomingHttpHeaders): Record<string, string | string[]> {
  // An answer without a caching rule from its service may be private, so nobody may store it.
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !NOT_RETURNED.has(name)) headers[name] = value;
  }
  return headers;
}
