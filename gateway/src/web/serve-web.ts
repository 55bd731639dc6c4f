import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Terms } from '@harbourline/policy';
import { ConfigError } from '@harbourline/service-kit';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import type { PageHeads } from './page-heads';
import type { PublicBoats } from './public-boats';
import { robots } from './robots';
import { sitemap } from './sitemap';
import { startPage } from './start-page';

interface Pages {
  terms: Terms;
  /** Where browsers see the product. */
  origin: string;
  /** What is said of pages before scripts run; without it, every address opens the app and none is missing. */
  heads: PageHeads | undefined;
  boats: PublicBoats;
}

/** Serves the built web app: its files, and its start page for every address that a browser opens. */
export function serveWeb(folder: string, { terms, origin, heads, boats }: Pages): Middleware {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError(`WEB_DIST: ${folder} holds no built web app (index.html is missing)`);
  }
  const answer = startPage(join(folder, 'index.html'), terms);
  const made = heads && { '/sitemap.xml': sitemap(heads, boats, origin), '/robots.txt': robots(folder, origin) };
  const serveFile = sirv(folder, {
    etag: true,
    extensions: [],
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      // The names of built files carry a hash of their content; everything else has to be asked for again.
      const lasting = path.startsWith('/assets/');
      response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  return async (ctx, next) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = ctx.path === '/index.html' ? '/' : ctx.path;
    if (reads && made && (path === '/sitemap.xml' || path === '/robots.txt')) return made[path](ctx);
    if (reads && path !== '/' && (await served(ctx))) return;
    if (reads && wantsPage(ctx, path)) return servePage(ctx, path);
    await next();
  };

  /** Browsers say that they take HTML. Others get a page where there is one, and an error body where there is none. */
  function wantsPage(ctx: Context, path: string): boolean {
    const accept = ctx.get('accept');
    if (path === '/' || accept.includes('text/html')) return true;
    return (accept === '' || accept.includes('*/*')) && heads?.find(path) !== undefined;
  }

  async function servePage(ctx: Context, path: string): Promise<void> {
    if (!heads) return answer(ctx, 200);
    const found = heads.find(path);
    const boat = found?.boatId === undefined ? undefined : await boats.find(found.boatId, ctx.ip);
    const missing = !found || boat === 'missing';
    const about = boat === 'missing' ? undefined : boat;
    answer(ctx, missing ? 404 : 200, heads.headOf({ path, search: ctx.search, boat: about, missing }));
  }

  async function served(ctx: Context): Promise<boolean> {
    const found = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      serveFile(ctx.req, ctx.res, () => resolve(false));
    });
    if (found) ctx.respond = false;
    return found;
  }
}
