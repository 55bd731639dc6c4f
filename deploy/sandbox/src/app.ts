import Koa from 'koa';
import Router from '@koa/router';
import { controlRoutes } from './control/routes';
import { authenticationRoutes } from './pages/authentication-routes';
import { indexPage } from './pages/index-page';
import { sendPage } from './pages/send-page';
import { stripeRoutes } from './stripe/routes';
import { twilioRoutes } from './twilio/routes';
import type { SandboxDeps } from './deps';

/** Wires the sandbox's routes. */
export function createApp(deps: SandboxDeps): Koa {
  const app = new Koa();
  const index = new Router();
  index.get('/', (ctx) => sendPage(ctx, indexPage(deps.store)));

  const routers = [index, controlRoutes(deps), authenticationRoutes(deps), stripeRoutes(deps), twilioRoutes(deps)];
  for (const router of routers) app.use(router.routes());
  app.on('error', (error: Error) => deps.log('a request failed', { error: String(error) }));
  return app;
}
