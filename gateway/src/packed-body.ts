import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { entityTag, hasAlready } from './entity-tag';

const CHEAP = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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
