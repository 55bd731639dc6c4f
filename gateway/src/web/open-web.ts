import type { Terms } from '@harbourline/policy';
import type { Logger } from '@harbourline/service-kit';
import type { Middleware } from 'koa';
import { openDrawing } from './drawing-worker';
import { drawnPages } from './drawn-pages';
import { loadPageHeads } from './page-heads';
import type { PublicBoats } from './public-boats';
import { serveWeb } from './serve-web';

interface Parts {
  /** The start page: see `readStartPage`. */
  page: string;
  terms: Terms;
  /** The origin under which browsers reach the product. */
  origin: string;
  boats: PublicBoats;
  logger: Logger;
}

interface OpenWeb {
  serve: Middleware;
  stop(): Promise<void>;
}

/** The built web app in a folder, with all that was built beside it. */
export function openWeb(folder: string, { page, terms, origin, boats, logger }: Parts): OpenWeb {
  const heads = loadPageHeads(folder, terms, origin);
  const worker = openDrawing({ folder, startPage: page, terms, origin }, logger);
  const drawn = worker && drawnPages(worker);
  return {
    serve: serveWeb(folder, { page, origin, heads, boats, drawn }),
    stop: () => Promise.resolve(worker?.stop()),
  };
}
