import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Terms } from '@harbourline/policy';
import { ConfigError } from '@harbourline/service-kit';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';
import { startPage } from './start-page';

/** Serves the built web app: its files, and its start page for every address that a browser opens. */
export function serveWeb(folder: string, terms: Terms): Middleware {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError(`WEB_DIST: ${folder} holds no built web app (index.html is missing)`);
  }
  const servePage = startPage(join(folder, 'index.html'), terms);
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
    const isPage = ctx.path === '/' || ctx.path === '/index.html';
    if (reads && !isPage && (await served(ctx))) return;
    if (reads && (isPage || ctx.get('accept').includes('text/html'))) return servePage(ctx);
    await next();
  };

  async function served(ctx: Context): Promise<boolean> {
    const found = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      serveFile(ctx.req, ctx.res, () => resolve(false));
    });
    if (found) ctx.respond = false;
    return found;
  }
}
