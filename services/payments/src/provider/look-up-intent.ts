import type { Clock } from '@harbourline/service-kit';
import type Stripe from 'stripe';
import type { IntentReport } from '../domain/provider-events/reports';
import { providerFailed } from './failures';
import { readIntent } from './read-objects';

/** @throws AppError `payment_provider_failed` */
export async function lookUpIntent(stripe: Stripe, intentId: string, clock: Clock): Promise<IntentReport> {
  const asOf = clock.now();
  const intent = await stripe.paymentIntents.retrieve(intentId).catch(providerFailed);
  return readIntent(intent, asOf);
}
