import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Terms } from '@harbourline/policy';
import type { Context } from 'koa';
import { entityTag, hasAlready } from '../entity-tag';

/** Where the page takes the terms that are set here: `readTerms` of the web. */
const EMPTY = '<meta name="terms" content="" />';
/** What the head of a page is put in place of. */
const TITLE = '<title>Harbourline</title>';
/** More pages than there are without boats, and the boats that are visited most. */
const MOST_KEPT = 200;
const CHEAP = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface PackedPage {
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/**
 * The start page with the terms that are set here, so that every sentence in it knows them before it is shown; and with
 * the `head` of the page that is asked for, if there is one.
 */
export function startPage(file: string, terms: Terms): (ctx: Context, status: 200 | 404, head?: string) => void {
  const page = withTerms(readFileSync(file, 'utf8'), terms);
  const kept = new Map<string | undefined, PackedPage>();

  function packed(head: string | undefined): PackedPage {
    const known = kept.get(head);
    kept.delete(head);
    const found = known ?? pack(head === undefined ? page : page.replace(TITLE, () => head));
    kept.set(head, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    return found;
  }

  return (ctx, status, head) => {
    const { etag, bodies } = packed(head);
    ctx.set({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag });
    ctx.vary('accept-encoding');
    ctx.status = status;
    // Whoever asks with a tag has the page, also one that says no-cache beside it, as clients that keep it themselves do.
    if (status === 200 && hasAlready(ctx, etag)) {
      ctx.status = 304;
      return;
    }
    const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
    const chosen = encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
    if (chosen !== 'identity') ctx.set('content-encoding', chosen);
    ctx.body = bodies[chosen];
  };
}

function pack(text: string): PackedPage {
  const identity = Buffer.from(text);
  return {
    etag: entityTag(identity),
    bodies: { br: brotliCompressSync(identity, CHEAP), gzip: gzipSync(identity), identity },
  };
}

/** JSON as an attribute: nothing in it but names and numbers, and its quotes written as an attribute wants them. */
function withTerms(page: string, terms: Terms): string {
  const content = JSON.stringify(terms).replaceAll('"', '&quot;');
  return page.replace(EMPTY, `<meta name="terms" content="${content}" />`);
}
