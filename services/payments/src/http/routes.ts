import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { closeHoldPayment } from '../use-cases/close-hold-payment';
import { createPaymentIntent } from '../use-cases/create-payment-intent';
import { getPaymentState } from '../use-cases/get-payment-state';
import { receiveProviderEvent } from '../use-cases/receive-provider-event';
import { presentPaymentConfig } from './present-payment-config';
import { presentPaymentState } from './present-payment-state';

/** All calls that payments answers. */
export function paymentsRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.paymentConfig, async () => ({ status: 200, body: presentPaymentConfig(deps.config) })),
    route(contracts.createPaymentIntent, async ({ actor, body }) => {
      const { clientSecret, intentId } = await createPaymentIntent(deps, actor, body);
      return {
        status: 200,
        body: {
          success: true as const,
          clientSecret,
          paymentIntentId: intentId,
          message: 'The payment can be made now.',
        },
      };
    }),
    route(contracts.paymentWebhook, async ({ rawBody, koa }) => {
      await receiveProviderEvent(deps, { rawBody, signature: koa.get('stripe-signature') });
      return { status: 200, body: { received: true as const } };
    }),
    route(contracts.getPaymentState, async ({ params }) => ({
      status: 200,
      body: presentPaymentState(await getPaymentState(deps, params.intentId)),
    })),
    route(contracts.closeHoldPayment, async ({ params }) => {
      const payment = await closeHoldPayment(deps, params.holdId);
      return { status: 200, body: { payment: payment && presentPaymentState(payment) } };
    }),
  ];
}
