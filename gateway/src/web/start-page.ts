import { readFileSync } from 'node:fs';
import type { Terms } from '@harbourline/policy';
import type { Context } from 'koa';
import { packBody, type PackedBody, sendPacked } from '../packed-body';

/** The element in which the page finds the terms that are set here: see `readTerms` of the web. */
const EMPTY = '<meta name="terms" content="" />';
/** The part of the start page that the head of a page replaces. */
const TITLE = '<title>Harbourline</title>';
/** More pages than there are without boats, and the boats that are visited most. */
const MOST_KEPT = 200;

/** The start page, with the `head` of the page that is asked for, if there is one. */
export function startPage(page: string): (ctx: Context, status: 200 | 404, head?: string) => void {
  const kept = new Map<string | undefined, PackedBody>();

  function packed(head: string | undefined): PackedBody {
    const known = kept.get(head);
    kept.delete(head);
    const found = known ?? packBody(head === undefined ? page : page.replace(TITLE, () => head));
    kept.set(head, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    return found;
  }

  return (ctx, status, head) => {
    ctx.set('content-type', 'text/html; charset=utf-8');
    sendPacked(ctx, packed(head), status);
  };
}

/**
 * The start page with the terms that are set here, so that every sentence in it knows them before it is shown. JSON as an
 * attribute: nothing in it but names and numbers, and its quotes written as an attribute wants them.
 */
export function readStartPage(file: string, terms: Terms): string {
  const page = readFileSync(file, 'utf8');
  const content = JSON.stringify(terms).replaceAll('"', '&quot;');
  return page.replace(EMPTY, `<meta name="terms" content="${content}" />`);
}
