import Router from '@koa/router';
import { readForm } from '../http/read-form';
import { WEBHOOK_MODES } from '../store/tables';
import { inWindow } from '../webhooks/new-delivery';
import { oneOf, refuseOtherFields, wholeNumber } from './fields';
import { wrong } from './refusal';
import type { SandboxDeps } from '../deps';
import type { Transaction } from '../store/store';
import type { Delivery } from '../store/tables';

const WINDOW_MS = 500;

/** How events reach the webhook from now on, and what becomes of those that wait. */
export function webhookRoutes({ store, clock }: SandboxDeps): Router {
  const router = new Router();

  router.put('/stripe/webhooks', async (ctx) => {
    const body = await readForm(ctx);
    refuseOtherFields(body, ['mode', 'delayMs']);
    const mode = oneOf(body, 'mode', WEBHOOK_MODES);
    if (!mode) throw wrong(`mode has to be one of ${WEBHOOK_MODES.join(', ')}`);
    const delayMs = wholeNumber(body, 'delayMs') ?? (mode === 'reorder' ? WINDOW_MS : 0);
    const now = clock.now().getTime();
    store.write((tx) => {
      tx.put('settings', { id: 'webhooks', mode, delayMs });
      if (mode === 'drop') changeWhatWaits(tx, (delivery) => ({ ...delivery, state: 'dropped' }));
      if (mode === 'reorder') changeWhatWaits(tx, (delivery) => inWindow(delivery, now));
    });
    await store.settled();
    ctx.body = { mode, delayMs };
  });

  return router;
}

function changeWhatWaits(tx: Transaction, change: (delivery: Delivery) => Delivery) {
  for (const delivery of tx.list('deliveries')) {
    if (delivery.state === 'pending') tx.put('deliveries', change(delivery));
  }
}
