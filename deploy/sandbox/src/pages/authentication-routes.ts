import { randomBytes } from 'node:crypto';
import Router from '@koa/router';
import { readForm } from '../http/read-form';
import { settleIntent } from '../stripe/settle-intent';
import { authenticationPage, authenticationResultPage, plainPage } from './authentication-page';
import { sendPage } from './send-page';
import type { Context } from 'koa';
import type { SandboxDeps } from '../deps';
import type { Authentication } from '../store/tables';
import type { Intent } from '../stripe/objects';

/** The page on which a cardholder is authenticated, in a frame, a window of its own, or after a redirect. */
export function authenticationRoutes({ store, clock }: SandboxDeps): Router {
  const router = new Router();

  router.get('/sandbox/3ds/:id', (ctx) => {
    const found = find(String(ctx.params.id));
    if (!found) return sendPage(ctx, plainPage('Not found', 'There is no such authentication.'), { status: 404 });
    const { authentication, intent } = found;
    const method = intent.payment_method ? store.get('paymentMethods', intent.payment_method) : null;
    if (authentication.state === 'open' && method) return sendPage(ctx, authenticationPage(intent, method));
    return leave(ctx, authentication, intent);
  });

  router.post('/sandbox/3ds/:id', async (ctx) => {
    const { outcome } = await readForm(ctx);
    const found = find(String(ctx.params.id));
    if (!found) return sendPage(ctx, plainPage('Not found', 'There is no such authentication.'), { status: 404 });
    const { authentication } = found;
    if (authentication.state !== 'open') return leave(ctx, authentication, found.intent);

    const cause = { now: clock.now(), request: { id: null, idempotency_key: null } };
    const intent = store.write((tx) =>
      settleIntent(tx, cause, authentication.intentId, outcome === 'succeeded' ? 'succeeded' : 'failed'),
    );
    await store.settled();
    return leave(ctx, authentication, intent ?? found.intent);
  });

  function find(id: string): { authentication: Authentication; intent: Intent } | null {
    const authentication = store.get('authentications', id);
    const intent = authentication ? store.get('intents', authentication.intentId) : null;
    return authentication && intent ? { authentication, intent } : null;
  }

  return router;
}

/** Back to the shop, or the last page when there is no way back. */
function leave(ctx: Context, { returnUrl, state }: Authentication, intent: Intent) {
  if (state === 'abandoned' && intent.status === 'requires_action') {
    return sendPage(ctx, plainPage('Out of date', 'The payment was started again elsewhere. This page may be closed.'));
  }
  if (!returnUrl) {
    const nonce = randomBytes(16).toString('base64');
    return sendPage(ctx, authenticationResultPage(intent, nonce), { nonce });
  }
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  ctx.status = 303;
  ctx.redirect(url.href);
}
