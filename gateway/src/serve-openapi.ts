import { openApiDocument } from '@harbourline/contracts/openapi';
import type { Middleware } from 'koa';
import type { RateLimits } from './guards/rate-limits';
import { goneWith, type Load } from './load/open-load';
import { packBody, type PackedBody, sendPacked } from './packed-body';

const PATH = '/api/openapi.json';

interface Parts {
  version: string;
  limits: RateLimits;
  load: Load;
}

/** Serves the description of the public API, which is made when it is first asked for, within the limits of all calls. */
export function serveOpenApi({ version, limits, load }: Parts): Middleware {
  let made: PackedBody | undefined;
  return async (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next();
      return;
    }
    await limits.count(ctx.ip);
    await load.enterAddress(ctx, 'files', goneWith(ctx));
    made ??= packBody(JSON.stringify(openApiDocument(version)));
    ctx.set('content-type', 'application/json; charset=utf-8');
    sendPacked(ctx, made);
  };
}
