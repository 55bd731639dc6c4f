import Router from '@koa/router';
import { readForm } from '../http/read-form';
import { WEBHOOK_MODES } from '../store/tables';
import { settleIntent } from '../stripe/settle-intent';
import { webhookSettings } from '../webhooks/settings';
import type { Context } from 'koa';
import type { SandboxDeps } from '../deps';
import type { Transaction } from '../store/store';

/** What tests need beyond the real APIs: a look at everything, and a hand on webhooks and slow payments. */
export function controlRoutes({ store, clock }: SandboxDeps): Router {
  const router = new Router({ prefix: '/sandbox' });

  router.get('/health', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  router.get('/stripe/state', async (ctx) => {
    ctx.body = {
      webhooks: webhookSettings(store),
      intents: store.list('intents'),
      charges: store.list('charges'),
      refunds: store.list('refunds'),
      events: store.list('events'),
      deliveries: store.list('deliveries'),
    };
    await store.settled();
  });

  router.put('/stripe/webhooks', async (ctx) => {
    const body = await readForm(ctx);
    const mode = WEBHOOK_MODES.find((each) => each === body.mode);
    const delayMs = Number(body.delayMs ?? 0);
    if (!mode) return refuse(ctx, 400, `mode has to be one of ${WEBHOOK_MODES.join(', ')}`);
    if (!Number.isFinite(delayMs) || delayMs < 0) return refuse(ctx, 400, 'delayMs has to be a number of milliseconds');
    store.write((tx) => {
      tx.put('settings', { id: 'webhooks', mode, delayMs });
      if (mode === 'drop') dropWhatWaits(tx);
    });
    await store.settled();
    ctx.body = { mode, delayMs };
  });

  router.post('/stripe/intents/:id/settle', async (ctx) => {
    const { outcome } = await readForm(ctx);
    const intent = store.get('intents', String(ctx.params.id));
    if (outcome !== 'succeeded' && outcome !== 'failed') {
      return refuse(ctx, 400, 'outcome has to be succeeded or failed');
    }
    if (!intent) return refuse(ctx, 404, 'There is no such payment intent.');
    if (intent.status !== 'processing' && intent.status !== 'requires_action') {
      return refuse(ctx, 409, `A payment intent that is ${intent.status} cannot be settled.`);
    }
    const cause = { now: clock.now(), request: { id: null, idempotency_key: null } };
    const settled = store.write((tx) => settleIntent(tx, cause, intent.id, outcome));
    await store.settled();
    ctx.body = settled;
  });

  return router;
}

function dropWhatWaits(tx: Transaction) {
  for (const delivery of tx.list('deliveries')) {
    if (delivery.state === 'pending') tx.put('deliveries', { ...delivery, state: 'dropped' });
  }
}

function refuse(ctx: Context, status: number, message: string) {
  ctx.status = status;
  ctx.body = { message };
}
