import type Stripe from 'stripe';
import type { ProviderRecord } from '../domain/comparisons/find-differences';
import type { CardReport, DashboardRefundReport, DisputeReport, RefundReport } from '../domain/provider-events/reports';
import { isMissing, providerFailed } from './failures';
import { readCard, readDashboardRefund, readDispute, readIntent, readRefund } from './read-objects';

export interface LookedUp extends ProviderRecord {
  /** Its facts about the card that paid, refunds, ours and those of its dashboard, and disputes. */
  reports: (CardReport | RefundReport | DashboardRefundReport | DisputeReport)[];
}

/**
 * All that the provider knows of one payment, with its refunds and disputes. Those are only asked for where the charge
 * or our own record says that there may be some, so that an ordinary payment costs one call.
 * @throws AppError `payment_provider_failed`
 */
export async function lookUpRecord(
  stripe: Stripe,
  intentId: string,
  { asOf, untouched }: { asOf: Date; untouched: boolean },
): Promise<LookedUp> {
  try {
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
    const { status, receivedCents } = readIntent(intent, asOf);
    const record: LookedUp = {
      asOf,
      intent: { status, receivedCents, currency: intent.currency },
      refunds: [],
      disputes: [],
      reports: cardOf(intent.latest_charge),
    };
    if (untouched && isUntouched(intent.latest_charge)) return record;
    for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) {
      const report = readRefund(refund);
      record.refunds.push({
        id: refund.id,
        amountCents: refund.amount,
        failed: refund.status === 'failed' || refund.status === 'canceled',
        refundId: report?.refundId ?? null,
      });
      const known = report ?? readDashboardRefund(refund);
      if (known) record.reports.push(known);
    }
    for await (const dispute of stripe.disputes.list({ payment_intent: intentId, limit: 100 })) {
      const report = readDispute(dispute, asOf);
      if (!report) continue;
      record.disputes.push(report);
      record.reports.push(report);
    }
    return record;
  } catch (error) {
    return isMissing(error) ? { asOf, intent: null, refunds: [], disputes: [], reports: [] } : providerFailed(error);
  }
}

function cardOf(charge: Stripe.PaymentIntent['latest_charge']): CardReport[] {
  const card = typeof charge === 'object' && charge?.paid ? readCard(charge) : null;
  return card ? [card] : [];
}

function isUntouched(charge: Stripe.PaymentIntent['latest_charge']): boolean {
  return typeof charge === 'object' && charge !== null && charge.amount_refunded === 0 && !charge.disputed;
}
