import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { acceptedEncoding, type Encoding } from '../accepted-encoding';
import { entityTag, hasAlready } from '../entity-tag';
import { isRead } from './is-read';
import type { Answer } from './ask-service';

/** A packet carries that much anyhow. */
export const WORTH_BYTES = 1024;
/** Of larger ones a brotli that takes no longer than gzip gains no more than gzip does. */
const CHEAP = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

export function packText(text: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? asBrotli(text, CHEAP) : asGzip(text, { level: 1 });
}

/**
 * A JSON answer as it travels: compressed where the client takes that, and not at all where the client has it. Only what
 * is read is compressed: answers with tokens belong to calls that do something, and a secret beside words that somebody
 * else chose could be guessed from the compressed length. Only what may be kept has a tag.
 */
export async function packAnswer(ctx: Context, answer: Answer): Promise<Answer> {
  if (!isRead(ctx) || answer.status !== 200 || answer.rest || !isPlainJson(answer)) return answer;
  const body = answer.taken.length === 1 ? answer.taken[0] : Buffer.concat(answer.taken);
  if (!body || body.length < WORTH_BYTES) return answer;

  const headers = { ...answer.headers, vary: withEncoding(answer.headers.vary) };
  if (answer.headers['cache-control']?.startsWith('public')) {
    headers.etag = entityTag(body);
    if (hasAlready(ctx, headers.etag)) {
      delete headers['content-length'];
      delete headers['content-type'];
      return { status: 304, headers, taken: [] };
    }
  }
  const encoding = acceptedEncoding(ctx.req);
  if (encoding === 'identity') return { ...answer, headers };
  const packed = await packText(body, encoding);
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding, 'content-length': String(packed.length) },
    taken: [packed],
  };
}

function isPlainJson({ headers }: Answer): boolean {
  return (headers['content-type'] ?? '').startsWith('application/json') && !headers['content-encoding'];
}

function withEncoding(vary: string | undefined): string {
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
}
