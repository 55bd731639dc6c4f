import { openApiDocument } from '@harbourline/contracts/openapi';
import type { Middleware } from 'koa';
import { packBody, type PackedBody, sendPacked } from './packed-body';

const PATH = '/api/openapi.json';

/** Serves the description of the public API, which is made when it is first asked for. */
export function serveOpenApi(version: string): Middleware {
  let made: PackedBody | undefined;
  return async (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next();
      return;
    }
    made ??= packBody(JSON.stringify(openApiDocument(version)));
    ctx.set('content-type', 'application/json; charset=utf-8');
    sendPacked(ctx, made);
  };
}
