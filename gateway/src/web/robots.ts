import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'koa';

/** Serves the web app's `robots.txt`, with the sitemap's absolute address added. */
export function robots(folder: string, origin: string): (ctx: Context) => void {
  const text = `${readFileSync(join(folder, 'robots.txt'), 'utf8')}\nSitemap: ${origin}/sitemap.xml\n`;
  return (ctx) => {
    ctx.body = text;
    ctx.set('cache-control', 'no-cache');
  };
}
