import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@harbourline/service-kit';
import type { Context, Middleware } from 'koa';
import sirv from 'sirv';

/** Serves the built web app: its files, and its start page for every address that a browser opens. */
export function serveWeb(folder: string): Middleware {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError(`WEB_DIST: ${folder} holds no built web app (index.html is missing)`);
  }
  const serveFile = sirv(folder, {
    etag: true,
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
    if (reads && (await served(ctx, ctx.url))) return;
    if (reads && ctx.get('accept').includes('text/html') && (await served(ctx, '/'))) return;
    await next();
  };

  async function served(ctx: Context, url: string): Promise<boolean> {
    const asked = ctx.req.url;
    ctx.req.url = url;
    const found = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      serveFile(ctx.req, ctx.res, () => resolve(false));
    });
    ctx.req.url = asked;
    if (found) ctx.respond = false;
    return found;
  }
}
