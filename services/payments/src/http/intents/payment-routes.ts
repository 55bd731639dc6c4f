import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { createPaymentIntent } from '../../use-cases/intents/create-payment-intent';
import { receiveProviderEvent } from '../../use-cases/provider-events/receive-provider-event';
import { presentPaymentConfig } from './present-payment-config';
import { presentStartedPayment } from './present-started-payment';

/** Paying a deposit, and what the card provider reports. */
export function paymentRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.paymentConfig, async () => ({ status: 200, body: presentPaymentConfig(deps.config) })),
    route(contracts.createPaymentIntent, async ({ actor, body, ip }) => ({
      status: 200,
      body: presentStartedPayment(await createPaymentIntent(deps, actor, { ...body, address: ip })),
    })),
    route(contracts.paymentWebhook, async ({ rawBody, koa }) => {
      await receiveProviderEvent(deps, { rawBody, signature: koa.get('stripe-signature') });
      return { status: 200, body: { received: true as const } };
    }),
  ];
}
