import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';

/** What the web app says to search engines, and where the sitemap is, which has to be a whole address. */
export function robots(folder: string, origin: string): (ctx: Context) => void {
  const text = `${readFileSync(join(folder, 'robots.txt'), 'utf8')}\nSitemap: ${origin}/sitemap.xml\n`;
  return (ctx) => {
    ctx.body = text;
    ctx.set('cache-control', 'no-cache');
  };
}
