import { AppError } from '@harbourline/service-kit';
import type { Context } from 'koa';
import { packBody, type PackedBody, sendPacked } from '../packed-body';
import type { PageHeads } from './page-heads';
import type { PublicBoats } from './public-boats';

const KEEP_MS = 60 * 60_000;
/** As many addresses search engines take of one file. */
const MOST = 50_000;
/** Seconds. */
const RETRY_AFTER = 60;

/** Answers with the addresses of all public pages and boats; for an hour with the same ones. */
export function sitemap(heads: PageHeads, boats: PublicBoats, origin: string): (ctx: Context) => Promise<void> {
  let made: { body: Promise<PackedBody>; at: number } | undefined;

  async function make(): Promise<PackedBody> {
    const ids = await boats.ids(MOST - heads.addresses.length);
    const addresses = [...heads.addresses, ...ids.map((id) => `${origin}/boats/${id}`)];
    const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
    return packBody(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`);
  }

  return async (ctx) => {
    if (!made || performance.now() - made.at > KEEP_MS) {
      made = { body: make(), at: performance.now() };
      made.body.catch(() => (made = undefined));
    }
    const body = await made.body.catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retryAfter: RETRY_AFTER });
    });
    ctx.set('content-type', 'application/xml; charset=utf-8');
    sendPacked(ctx, body);
  };
}
