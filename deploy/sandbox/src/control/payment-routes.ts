import Router from '@koa/router';
import { readForm } from '../http/read-form';
import { chargeOfIntent } from '../stripe/charge-of-intent';
import { closeDispute } from '../stripe/close-dispute';
import { createIntent } from '../stripe/create-intent';
import { DISPUTE_REASONS } from '../stripe/dispute-object';
import { disputeCharge } from '../stripe/dispute-charge';
import { refundCharge } from '../stripe/refund-charge';
import { settleIntent } from '../stripe/settle-intent';
import { oneOf, refuseOtherFields, wholeNumber } from './fields';
import { planRefunds } from './plan-refunds';
import { presentState } from './present-state';
import { Refusal, wrong } from './refusal';
import type { Context } from 'koa';
import type { SandboxDeps } from '../deps';
import type { Form } from '../http/read-form';
import type { Transaction } from '../store/store';
import type { Call, Cause, Delays } from '../stripe/call';
import type { Intent } from '../stripe/objects';

type Chance = Cause & { delays: Delays };

/** What banks, cardholders and people at the provider's dashboard do with payments: nothing our service asked for. */
export function paymentRoutes({ store, clock, delays }: SandboxDeps): Router {
  const router = new Router();

  /** A change that nobody asked for over the provider's API. */
  function change(work: (tx: Transaction, cause: Chance, body: Form, id: string) => object) {
    return async (ctx: Context) => {
      const body = await readForm(ctx);
      const { id = '' } = ctx.params as Record<string, string>;
      const cause = { now: clock.now(), request: { id: null, idempotency_key: null }, delays };
      ctx.body = store.write((tx) => work(tx, cause, body, id));
      await store.settled();
    };
  }

  router.get('/stripe/state', async (ctx) => {
    ctx.body = presentState(store);
    await store.settled();
  });
  router.put(
    '/stripe/refunds',
    change((tx, _, body) => planRefunds(tx, body)),
  );
  router.post(
    '/stripe/intents',
    change((tx, cause, body) => createIntent(tx, paidByHand(cause, body))),
  );

  router.post(
    '/stripe/intents/:id/settle',
    change((tx, cause, body, id) => {
      refuseOtherFields(body, ['outcome']);
      const outcome = oneOf(body, 'outcome', ['succeeded', 'failed']);
      if (!outcome) throw wrong('outcome has to be succeeded or failed');
      const intent = intentOf(tx, id);
      if (intent.status !== 'processing' && intent.status !== 'requires_action') {
        throw new Refusal(409, `A payment intent that is ${intent.status} cannot be settled.`);
      }
      return settleIntent(tx, cause, intent.id, outcome) ?? intent;
    }),
  );

  router.post(
    '/stripe/intents/:id/refund',
    change((tx, cause, body, id) => {
      refuseOtherFields(body, ['amount']);
      const charge = chargeOfIntent(tx, intentOf(tx, id));
      return refundCharge(tx, cause, charge, { amount: wholeNumber(body, 'amount', 1), reason: null, metadata: {} });
    }),
  );

  router.post(
    '/stripe/intents/:id/dispute',
    change((tx, cause, body, id) => {
      refuseOtherFields(body, ['amount', 'reason']);
      const charge = chargeOfIntent(tx, intentOf(tx, id));
      const reason = oneOf(body, 'reason', DISPUTE_REASONS) ?? 'fraudulent';
      return disputeCharge(tx, cause, charge, { amount: wholeNumber(body, 'amount', 1), reason });
    }),
  );

  router.post(
    '/stripe/disputes/:id/close',
    change((tx, cause, body, id) => {
      refuseOtherFields(body, ['status']);
      const status = oneOf(body, 'status', ['won', 'lost']);
      if (!status) throw wrong('status has to be won or lost');
      const dispute = tx.get('disputes', id);
      if (!dispute) throw new Refusal(404, 'There is no such dispute.');
      if (dispute.status !== 'needs_response') throw new Refusal(409, `This dispute is ${dispute.status} already.`);
      return closeDispute(tx, cause, dispute, status);
    }),
  );

  return router;
}

function intentOf(tx: Transaction, id: string): Intent {
  const intent = tx.get('intents', id);
  if (!intent) throw new Refusal(404, 'There is no such payment intent.');
  return intent;
}

/** As typed into the provider's dashboard, and paid with a card that works. */
function paidByHand(cause: Chance, body: Form): Call {
  refuseOtherFields(body, ['amount', 'currency', 'description', 'metadata']);
  const amount = wholeNumber(body, 'amount', 1);
  const form = {
    currency: 'cad',
    ...body,
    amount: String(amount ?? ''),
    confirm: 'true',
    payment_method: 'pm_card_visa',
  };
  return { ...cause, key: 'secret', form, path: '', id: '', origin: '' };
}
