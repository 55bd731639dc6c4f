import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { closeHoldPayment } from '../../use-cases/intents/close-hold-payment';
import { getPaymentState } from '../../use-cases/intents/get-payment-state';
import { presentPaymentState } from './present-payment-state';

/** The calls that booking makes. */
export function internalRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.getPaymentState, async ({ params }) => ({
      status: 200,
      body: presentPaymentState(await getPaymentState(deps, params.paymentIntentId)),
    })),
    route(contracts.closeHoldPayment, async ({ params }) => {
      const payment = await closeHoldPayment(deps, params.holdId);
      return { status: 200, body: { payment: payment && presentPaymentState(payment) } };
    }),
  ];
}
