import type { Context } from 'koa';
import type { Html } from './html';

/** Answers with a page that may load nothing and run nothing but the script with the nonce. */
export function sendPage(ctx: Context, page: Html, { status = 200, nonce = '' } = {}) {
  const script = nonce ? `; script-src 'nonce-${nonce}'` : '';
  ctx.set('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'${script}`);
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = page.source;
}
