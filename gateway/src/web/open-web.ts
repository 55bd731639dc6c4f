import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Terms } from '@harbourline/policy';
import { ConfigError, type Logger } from '@harbourline/service-kit';
import type { Middleware } from 'koa';
import { openDrawing } from './drawing-worker';
import { drawnPages } from './drawn-pages';
import { loadPageHeads } from './page-heads';
import type { PublicBoats } from './public-boats';
import { serveWeb } from './serve-web';
import { readStartPage } from './start-page';

interface Parts {
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
export function openWeb(folder: string, { terms, origin, boats, logger }: Parts): OpenWeb {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError(`WEB_DIST: ${folder} holds no built web app (index.html is missing)`);
  }
  const page = readStartPage(join(folder, 'index.html'), terms);
  const heads = loadPageHeads(folder, terms, origin);
  const worker = openDrawing({ folder, startPage: page, terms, origin }, logger);
  const drawn = worker && drawnPages(worker);
  return {
    serve: serveWeb(folder, { page, origin, heads, boats, drawn }),
    stop: () => Promise.resolve(worker?.stop()),
  };
}
