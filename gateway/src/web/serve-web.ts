import type { BoatView } from '@harbourline/contracts';
import type { Context, Middleware } from 'koa';
import { sendPacked } from '../packed-body';
import type { DrawnPages } from './drawn-pages';
import type { PageHeads } from './page-heads';
import type { PublicBoats, Said } from './public-boats';
import { robots } from './robots';
import { serveFiles } from './serve-files';
import { sitemap } from './sitemap';
import { startPage } from './start-page';

interface Pages {
  /** The start page. */
  page: string;
  /** The origin under which browsers reach the product. */
  origin: string;
  /** The heads of pages; without them, every address opens the app and none is missing. */
  heads: PageHeads | undefined;
  boats: PublicBoats;
  /** Draws pages before their scripts run; without it, their scripts draw them all. */
  drawn?: DrawnPages | undefined;
}

/** Serves the built web app: its files, and its start page for every address that a browser opens. */
export function serveWeb(folder: string, { page, origin, heads, boats, drawn }: Pages): Middleware {
  const answer = startPage(page);
  const made = heads && { '/sitemap.xml': sitemap(heads, boats, origin), '/robots.txt': robots(folder, origin) };
  // The names of built files carry a hash of their content; everything else has to be asked for again.
  const served = serveFiles(folder, (path) =>
    path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );

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
    const { headOf } = heads;
    const found = heads.find(path, ctx.search);
    const calls = found?.draw?.calls ?? (found?.boat ? [found.boat] : []);
    const said = await Promise.all(calls.map((call) => boats.answerTo(call, ctx.ip)));
    const [boat] = found?.boat ? said : [];
    const missing = !found || boat?.status === 404 || boat?.status === 400;
    const head = () =>
      headOf({ path, search: ctx.search, boat: boat?.status === 200 ? boatIn(boat) : undefined, missing });
    const made = found?.draw && said.every(isThere) && (await drawn?.find(found.draw, said, head));
    if (made) {
      ctx.set('content-type', 'text/html; charset=utf-8');
      return sendPacked(ctx, made);
    }
    answer(ctx, missing ? 404 : 200, head());
  }
}

const isThere = (said: Said | undefined): said is Said => said?.status === 200;
const boatIn = ({ body }: Said) => JSON.parse(body.toString()) as BoatView;
