import type { ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { adminRoutes } from './admin-routes';
import { creditRoutes } from './credit-routes';
import { internalRoutes } from './internal-routes';
import { manualRefundRoutes } from './manual-refund-routes';
import { paymentRoutes } from './payment-routes';

/** All calls that payments answers. */
export function paymentsRoutes(deps: Deps): ServiceRoute[] {
  return [
    ...paymentRoutes(deps),
    ...creditRoutes(deps),
    ...adminRoutes(deps),
    ...manualRefundRoutes(deps),
    ...internalRoutes(deps),
  ];
}
