import type Stripe from 'stripe';
import type { RefundReport } from '../domain/provider-events/reports';
import type { Refund } from '../generated/prisma/client';
import { readRefund } from './read-objects';

/**
 * Looks for a refund that was made before, by what we wrote on it. The provider forgets idempotency keys after a day;
 * this does not. One that stands counts, whichever attempt made it; a failed one only if it is this attempt's.
 */
export async function findRefund(stripe: Stripe, intentId: string, refund: Refund): Promise<RefundReport | null> {
  const made: RefundReport[] = [];
  for await (const each of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
    const report = readRefund(each);
    if (report?.refundId === refund.id) made.push(report);
  }
  const standing = made.find(({ status }) => status !== 'failed');
  if (standing) return { ...standing, attempt: refund.attempt };
  return made.find(({ attempt }) => attempt === refund.attempt) ?? null;
}
