import type Stripe from 'stripe';
import type { RefundReport } from '../domain/provider-events/reports';
import type { Refund } from '../generated/prisma/client';
import { readRefund } from './read-objects';

/** Sends a refund. A repeat of the same attempt, also after a crash, is the same request under the same key. */
export async function createRefund(stripe: Stripe, intentId: string, refund: Refund): Promise<RefundReport> {
  const made = await stripe.refunds.create(
    {
      payment_intent: intentId,
      amount: refund.amountCents,
      metadata: {
        refundId: refund.id,
        attempt: refund.attempt,
        ...(refund.bookingId ? { bookingId: refund.bookingId } : {}),
      },
    },
    { idempotencyKey: `refund:${refund.id}:${refund.attempt}` },
  );
  const report = readRefund(made);
  if (!report) throw new Error(`the provider answered ${made.id} without our metadata`);
  return report;
}
