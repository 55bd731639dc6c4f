import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import { createNoopMeter, type Meter } from '@opentelemetry/api';
import Koa from 'koa';
import { AppError } from '../app-error';
import type { Logger } from '../logger';
import { openSecurityEvents, type TellSecurity } from '../security/security-events';
import { securityOf } from '../security/security-of-error';
import { nameRoute, observeRequests } from '../telemetry/observe-request';
import { errorReply } from './error-body';
import { removeFiles } from './read-multipart';
import { beginFacts, callerIn, tellSecurity } from './request-facts';
import type { ServiceRoute } from './route';
import { serveRoute, type RouteServer } from './serve-route';

const requestIdForm = /^[\w-]{8,64}$/;

/**
 * A Koa application with request ids, traces, one log line for each request, its security events, and every failure as
 * an error body.
 */
export function baseApp(
  logger: Logger,
  meter: Meter = createNoopMeter(),
  tell: TellSecurity = openSecurityEvents(logger, meter),
): Koa {
  const app = new Koa({ proxy: true });
  app.silent = true;
  app.use(observeRequests(meter));
  app.use(async (ctx, next) => {
    const given = ctx.get('x-request-id');
    const requestId = requestIdForm.test(given) ? given : randomUUID();
    const started = performance.now();
    ctx.set('x-request-id', requestId);
    beginFacts(ctx, { requestId, tell });
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null && !ctx.respondWithoutBody) throw new AppError('not_found');
    } catch (error) {
      const { status, body, headers } = errorReply(error, requestId);
      // A process that is shutting down deliberately reports this to readiness checks.
      const leaving = error instanceof AppError && ctx.path === '/internal/ready';
      const security = securityOf(error);
      if (security) tellSecurity(ctx, security);
      else if (status >= 500 && !leaving) logger.error({ err: error, requestId }, 'a request failed');
      ctx.status = status;
      ctx.set(headers);
      ctx.body = body;
    } finally {
      const ms = Math.round(performance.now() - started);
      const line = { requestId, method: ctx.method, path: ctx.path, status: ctx.status, ms, ...callerIn(ctx) };
      if (!ctx.path.startsWith('/internal/')) logger.info(line, 'request');
      else logger.debug(line, 'request');
    }
  });
  return app;
}

/** A service's application: its declared routes and nothing else. */
export function serviceApp(routes: readonly ServiceRoute[], server: RouteServer, meter?: Meter): Koa {
  const app = baseApp(server.logger, meter);
  const router = new Router();
  for (const entry of routes) {
    const { method, path } = entry.definition;
    router.register(path.replace(/\*(\w+)/, '{*$1}'), [method.toLowerCase()], async (ctx) => {
      nameRoute(ctx, path);
      try {
        await serveRoute(ctx, entry, server);
      } finally {
        await removeFiles(ctx);
      }
    });
  }
  app.use(async (ctx, next) => {
    await next();
    // The router has set Allow by then; it would not if it were configured to throw.
    if (ctx.status === 405 || ctx.status === 501) throw new AppError('method_not_allowed');
  });
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}
