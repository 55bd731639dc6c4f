import type { Middleware } from 'koa';
import { goneWith, type Load } from '../load/open-load';

/** Files of the web app, too, are read by one address only so many at once. */
export function limitReaders(load: Load): Middleware {
  return async (ctx, next) => {
    await load.enterAddress(ctx, 'files', goneWith(ctx));
    await next();
  };
}
