import { AppError } from '@harbourline/service-kit';
import Stripe from 'stripe';

/** @throws AppError `payments_not_configured` where the service runs without the provider's keys. */
export function configured(stripe: Stripe | undefined): Stripe {
  if (!stripe) throw new AppError('payments_not_configured');
  return stripe;
}

/** The provider's failure as ours, for whoever asked us. */
export function providerFailed(cause: unknown): never {
  throw new AppError('payment_provider_failed', { cause });
}

/** The provider understood and refused: nothing was done, and nothing will be under the same idempotency key. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
}

const NEVER_REFUNDED = ['charge_already_refunded', 'amount_too_large', 'charge_not_refundable'];

/** The provider will refuse this refund for as long as nothing else becomes of its payment. */
export function isRefusedForGood(error: Stripe.errors.StripeError): boolean {
  return NEVER_REFUNDED.includes(error.code ?? '');
}

const NOT_EXECUTED = [401, 403, 409, 429];

/** An answer that the provider would only repeat under the same idempotency key, whether or not something was done. */
export function isRemembered(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.statusCode !== undefined &&
    !NOT_EXECUTED.includes(error.statusCode)
  );
}

/** The intent cannot be cancelled any more, or has been already. */
export function isUnexpectedState(error: unknown): boolean {
  return isRefusal(error) && error.code === 'payment_intent_unexpected_state';
}

/** The provider knows nothing by that name. */
export function isMissing(error: unknown): boolean {
  return isRefusal(error) && error.code === 'resource_missing';
}
