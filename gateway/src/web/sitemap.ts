import type { Context } from 'koa';
import type { PageHeads } from './page-heads';
import type { PublicBoats } from './public-boats';

const KEEP_MS = 60 * 60_000;
/** As many addresses search engines take of one file. */
const MOST = 50_000;

/** Answers with the addresses of all public pages and boats; for an hour with the same ones. */
export function sitemap(heads: PageHeads, boats: PublicBoats, origin: string): (ctx: Context) => Promise<void> {
  let made: { text: Promise<string>; at: number } | undefined;

  async function make(): Promise<string> {
    const ids = await boats.ids(MOST - heads.addresses.length);
    const addresses = [...heads.addresses, ...ids.map((id) => `${origin}/boats/${id}`)];
    const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  }

  return async (ctx) => {
    if (!made || performance.now() - made.at > KEEP_MS) {
      made = { text: make(), at: performance.now() };
      made.text.catch(() => (made = undefined));
    }
    ctx.body = await made.text;
    ctx.set({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
  };
}
