import type { paymentConfig, RouteResponse } from '@harbourline/contracts';
import type { PaymentsConfig } from '../../config';

/** The public settings that the browser needs to take a card. */
export function presentPaymentConfig(config: PaymentsConfig): RouteResponse<typeof paymentConfig> {
  return {
    configured: config.STRIPE_SECRET_KEY !== undefined,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    provider: config.STRIPE_API_URL ? 'sandbox' : 'stripe',
    providerUrl: config.STRIPE_API_URL ? (config.STRIPE_BROWSER_URL ?? config.STRIPE_API_URL) : null,
  };
}
