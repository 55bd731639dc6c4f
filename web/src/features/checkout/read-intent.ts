import type { CardIntent, PaymentConfig } from './checkout-api';
import { type PaymentOutcome } from './payment-outcome';
import { readPayment, type SandboxPayment } from './sandbox-provider';

/** What it takes to pay in the sandbox; null when the provider is a real one. */
export function sandboxPaymentOf(config: PaymentConfig, intent: CardIntent): SandboxPayment | null {
  const { provider, providerUrl, publishableKey } = config;
  if (provider !== 'sandbox' || !providerUrl || !publishableKey) return null;
  return { providerUrl, publishableKey, paymentIntentId: intent.paymentIntentId, clientSecret: intent.clientSecret };
}

/** How a payment stands that another tab or an earlier visit may have made. @throws when the provider gives no answer. */
export async function readIntent(config: PaymentConfig, intent: CardIntent): Promise<PaymentOutcome> {
  const sandbox = sandboxPaymentOf(config, intent);
  if (sandbox) return readPayment(sandbox);
  const { readStripePayment } = await import('./stripe-provider');
  return readStripePayment(config.publishableKey ?? '', intent.clientSecret);
}
