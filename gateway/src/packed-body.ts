import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { entityTag, hasAlready } from './entity-tag';

const CHEAP = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** A body that is sent often, in every form in which it travels. */
export interface PackedBody {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

export function packBody(text: string): PackedBody {
  const identity = Buffer.from(text);
  return {
    etag: entityTag(identity),
    bodies: { br: brotliCompressSync(identity, CHEAP), gzip: gzipSync(identity), identity },
  };
}

/** The same beside the event loop and as small as it is worth, for what is sent for longer. */
export async function packThoroughly(text: string): Promise<PackedBody> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([asBrotli(identity, THOROUGH), asGzip(identity)]);
  return { etag: entityTag(identity), bodies: { br, gzip: zipped, identity } };
}

/** Answers with it as the client takes it, or with nothing where the client has it. */
export function sendPacked(ctx: Context, { etag, bodies }: PackedBody, status: 200 | 404 = 200): void {
  ctx.set({ 'cache-control': 'no-cache', etag });
  ctx.vary('accept-encoding');
  ctx.status = status;
  // Whoever asks with a tag has the body, also one that says no-cache beside it, as clients that keep it themselves do.
  if (status === 200 && hasAlready(ctx, etag)) {
    ctx.status = 304;
    return;
  }
  const chosen = acceptedEncoding(ctx.req);
  if (chosen !== 'identity') ctx.set('content-encoding', chosen);
  ctx.body = bodies[chosen];
}
