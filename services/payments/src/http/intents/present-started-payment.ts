import type { createPaymentIntent, RouteResponse } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { StartedPayment } from '../../domain/intents/started-payment';

/** The facts that the browser needs to confirm a payment, or to see that there is nothing to confirm. */
export function presentStartedPayment({
  clientSecret,
  paymentIntentId,
  amountCents,
  creditCents,
}: StartedPayment): RouteResponse<typeof createPaymentIntent> {
  return {
    success: true,
    clientSecret,
    paymentIntentId,
    creditApplied: dollarsOf(creditCents),
    amountToPay: dollarsOf(amountCents - creditCents),
    message: clientSecret === null ? 'Your credit pays the whole deposit.' : 'The payment can be made now.',
  };
}
