import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { outcomeOf, type PaymentOutcome } from './payment-outcome';

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's own script, fetched once for each key; a failed attempt can be repeated. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const loading = loadStripe(publishableKey).catch((error: unknown) => {
    loaded.delete(publishableKey);
    throw error;
  });
  loaded.set(publishableKey, loading);
  return loading;
}

export async function readStripePayment(publishableKey: string, clientSecret: string): Promise<PaymentOutcome> {
  const stripe = await stripeFor(publishableKey);
  const answer = await stripe?.retrievePaymentIntent(clientSecret);
  if (!answer?.paymentIntent) throw new Error(answer?.error.message ?? 'The card provider gave no answer');
  return outcomeOf(answer.paymentIntent.status, answer.paymentIntent.last_payment_error?.message);
}
