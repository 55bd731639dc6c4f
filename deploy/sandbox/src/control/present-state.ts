import { refundPlan } from '../stripe/refund-plan';
import { webhookSettings } from '../webhooks/settings';
import type { Reader } from '../store/store';

/** @returns everything at the provider, oldest first. */
export function presentState(rows: Reader) {
  return {
    webhooks: webhookSettings(rows),
    refundPlan: refundPlan(rows),
    intents: rows.list('intents'),
    charges: rows.list('charges'),
    refunds: rows.list('refunds'),
    disputes: rows.list('disputes'),
    events: rows.list('events'),
    deliveries: rows.list('deliveries'),
  };
}
