import type { Clock } from '@harbourline/service-kit';
import type Stripe from 'stripe';
import type { IntentReport } from '../domain/provider-events/reports';
import { isMissing, isUnexpectedState, providerFailed } from './failures';
import { lookUpIntent } from './look-up-intent';
import { readIntent } from './read-objects';

/**
 * Cancels an intent, unless it has succeeded or is being processed; the answer says which. One that the provider does
 * not know is as good as cancelled: nobody can pay it.
 * There is no idempotency key of ours: cancelling twice is cancelling once, while a key would repeat "it is being
 * processed" long after that has ended.
 * @throws AppError `payment_provider_failed`
 */
export async function cancelIntent(stripe: Stripe, intentId: string, clock: Clock): Promise<IntentReport> {
  const asOf = clock.now();
  try {
    return readIntent(await stripe.paymentIntents.cancel(intentId, { cancellation_reason: 'abandoned' }), asOf);
  } catch (error) {
    if (isMissing(error)) {
      return { kind: 'intent', intentId, status: 'cancelled', receivedCents: 0, failedCharge: null, asOf };
    }
    return isUnexpectedState(error) ? lookUpIntent(stripe, intentId, clock) : providerFailed(error);
  }
}
