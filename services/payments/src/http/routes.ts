import { heldDataRoute, openMattersRoute, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { listHeldData } from '../use-cases/people/list-held-data';
import { listOpenMatters } from '../use-cases/people/list-open-matters';
import { ledgerRoutes } from './books/ledger-routes';
import { discrepancyRoutes } from './comparisons/discrepancy-routes';
import { creditRoutes } from './credits/credit-routes';
import { disputeRoutes } from './disputes/dispute-routes';
import { adminPaymentRoutes } from './intents/admin-payment-routes';
import { internalRoutes } from './intents/internal-routes';
import { paymentRoutes } from './intents/payment-routes';
import { manualRefundRoutes } from './outside-deposits/manual-refund-routes';
import { payoutRoutes } from './payouts/payout-routes';
import { refundRoutes } from './refunds/refund-routes';
import { supportRoutes } from './support/support-routes';

/** All calls that payments answers. */
export function paymentsRoutes(deps: Deps): ServiceRoute[] {
  return [
    ...paymentRoutes(deps),
    ...creditRoutes(deps),
    ...adminPaymentRoutes(deps),
    ...refundRoutes(deps),
    ...disputeRoutes(deps),
    ...payoutRoutes(deps),
    ...ledgerRoutes(deps),
    ...discrepancyRoutes(deps),
    ...manualRefundRoutes(deps),
    ...supportRoutes(deps),
    ...internalRoutes(deps),
    heldDataRoute('payments', listHeldData(deps.db)),
    openMattersRoute('payments', (id) => listOpenMatters(deps.db, id)),
  ];
}
