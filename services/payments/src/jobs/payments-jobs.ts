import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { comparePayment } from '../use-cases/compare-payment';
import { compareRecords } from '../use-cases/compare-records';
import { forgetCardFailures } from '../use-cases/forget-card-failures';
import { reconcilePayment } from '../use-cases/reconcile-payment';
import { retryProviderEvent } from '../use-cases/retry-provider-event';
import { returnUnclaimedPayment } from '../use-cases/return-unclaimed-payment';
import { sendRefund } from '../use-cases/send-refund';
import { walkIntents } from '../use-cases/walk-intents';

const OFTEN_MS = 1_000;
const NOW_AND_THEN_MS = 2_000;
const RARELY_MS = 60_000;

/** What payments does on the clock; without the provider's keys there is nothing to ask it. */
export function paymentsJobs(deps: Deps): Job[] {
  if (!deps.stripe) return [];
  return [
    { name: 'send-refunds', everyMs: OFTEN_MS, afterCommits: true, run: () => sendRefund(deps) },
    { name: 'retry-provider-events', everyMs: OFTEN_MS, run: () => retryProviderEvent(deps) },
    { name: 'reconcile-payments', everyMs: OFTEN_MS, run: () => reconcilePayment(deps) },
    { name: 'return-unclaimed-payments', everyMs: OFTEN_MS, run: () => returnUnclaimedPayment(deps) },
    { name: 'compare-payments', everyMs: NOW_AND_THEN_MS, run: () => comparePayment(deps) },
    { name: 'compare-records', everyMs: NOW_AND_THEN_MS, run: () => compareRecords(deps) },
    { name: 'walk-provider-intents', everyMs: NOW_AND_THEN_MS, run: () => walkIntents(deps) },
    { name: 'forget-card-failures', everyMs: RARELY_MS, run: () => forgetCardFailures(deps) },
  ];
}
