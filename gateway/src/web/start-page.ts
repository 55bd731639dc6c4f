import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Terms } from '@harbourline/policy';
import type { Context } from 'koa';
import { entityTag, hasAlready } from '../entity-tag';

/** Where the page takes the terms that are set here: `readTerms` of the web. */
const EMPTY = '<meta name="terms" content="" />';

/** The start page with the terms that are set here, so that every sentence in it knows them before it is shown. */
export function startPage(file: string, terms: Terms): (ctx: Context) => void {
  const page = Buffer.from(withTerms(readFileSync(file, 'utf8'), terms));
  const bodies = { br: brotliCompressSync(page), gzip: gzipSync(page), identity: page };
  const etag = entityTag(page);

  return (ctx) => {
    ctx.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag });
    ctx.vary('accept-encoding');
    ctx.status = 200;
    // Whoever asks with a tag has the page, also one that says no-cache beside it, as clients that keep it themselves do.
    if (hasAlready(ctx, etag)) {
      ctx.status = 304;
      return;
    }
    const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
    const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
    if (chosen !== 'identity') ctx.set('content-encoding', chosen);
    ctx.body = bodies[chosen];
  };
}

/** JSON as an attribute: nothing in it but names and numbers, and its quotes written as an attribute wants them. */
function withTerms(page: string, terms: Terms): string {
  const content = JSON.stringify(terms).replaceAll('"', '&quot;');
  return page.replace(EMPTY, `<meta name="terms" content="${content}" />`);
}
