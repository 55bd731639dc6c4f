import { AppError } from '@harbourline/service-kit';
import type { Middleware } from 'koa';

/** The gateway's own health and readiness. No other path under /internal exists here, whatever the services have. */
export function operations(): { middleware: Middleware; leaving(): void } {
  let serving = true;
  return {
    leaving() {
      serving = false;
    },
    async middleware(ctx, next) {
      if (!/^\/internal(\/|$)/i.test(ctx.path)) await next();
      else if (ctx.path === '/internal/health') ctx.body = { status: 'ok' };
      else if (ctx.path !== '/internal/ready') throw new AppError('not_found');
      else if (serving) ctx.body = { status: 'ready' };
      else throw new AppError('unavailable');
    },
  };
}
