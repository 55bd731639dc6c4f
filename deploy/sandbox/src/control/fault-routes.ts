import Router from '@koa/router';
import { readText } from '../http/read-form';
import { readFaults } from './read-faults';
import type { SandboxDeps } from '../deps';

/** Faults of the providers' APIs, never of this one. */
export function faultRoutes({ faults }: SandboxDeps): Router {
  const router = new Router();
  router.get('/faults', (ctx) => {
    ctx.body = faults.list();
  });
  router.put('/faults', async (ctx) => {
    faults.replace(readFaults(await readText(ctx)));
    ctx.body = faults.list();
  });
  router.delete('/faults', (ctx) => {
    faults.replace([]);
    ctx.body = faults.list();
  });
  return router;
}
