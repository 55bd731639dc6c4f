import Router from '@koa/router';
import { statusOf } from '../http/status-of';
import { faultRoutes } from './fault-routes';
import { paymentRoutes } from './payment-routes';
import { webhookRoutes } from './webhook-routes';
import type { Context, Next } from 'koa';
import type { SandboxDeps } from '../deps';

/** What tests need beyond the real APIs: a look at everything, and a hand on what providers do by themselves. */
export function controlRoutes(deps: SandboxDeps): Router {
  const router = new Router({ prefix: '/sandbox' });
  router.use(answerInPlainWords);
  router.get('/health', (ctx) => {
    ctx.body = { status: 'ok' };
  });
  for (const part of [faultRoutes(deps), webhookRoutes(deps), paymentRoutes(deps)]) router.use(part.routes());
  return router;
}

async function answerInPlainWords(ctx: Context, next: Next) {
  try {
    await next();
  } catch (error) {
    const status = statusOf(error);
    if (status >= 500) throw error;
    ctx.status = status;
    ctx.body = { message: error instanceof Error ? error.message : String(error) };
  }
}
