import type Stripe from 'stripe';
import type { Payment } from '../generated/prisma/client';

/**
 * Asks for the intent of a payment. Everything that is sent comes from the stored row, so that a repeat, also after a
 * crash, is the same request under the same key and gets the same intent.
 */
export async function createIntent(
  stripe: Stripe,
  payment: Payment,
): Promise<{ paymentIntentId: string; clientSecret: string }> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: payment.amountCents - payment.creditCents,
      currency: 'cad',
      allowed_payment_method_types: ['card'],
      ...(payment.description ? { description: payment.description } : {}),
      metadata: {
        paymentId: payment.id,
        renterId: payment.renterId,
        boatId: payment.boatId,
        ...(payment.holdId ? { holdId: payment.holdId } : {}),
      },
    },
    { idempotencyKey: `intent:${payment.id}:${payment.attempt}` },
  );
  if (!intent.client_secret) throw new Error(`the provider answered ${intent.id} without a client secret`);
  return { paymentIntentId: intent.id, clientSecret: intent.client_secret };
}
