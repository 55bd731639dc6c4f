import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Terms } from '@harbourline/policy';
import { ConfigError } from '@harbourline/service-kit';
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
 * The start page of the web app that is built in a folder, with the terms that are set here, so that every sentence in it knows them before it is shown. JSON as an
 * attribute: nothing in it but names and numbers, and its quotes written as an attribute wants them.
 */
export function readStartPage(folder: string, terms: Terms): string {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new ConfigError(`WEB_DIST: ${folder} holds no built web app (index.html is missing)`);
  const page = readFileSync(file, 'utf8');
  const content = JSON.stringify(terms).replaceAll('"', '&quot;');
  return page.replace(EMPTY, `<meta name="terms" content="${content}" />`);
}

/** The scripts that stand in the start page as it was built, and so in every page made of it: their hashes, for browsers. */
export function hashesOfScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
