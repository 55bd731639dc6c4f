import { jobsOf, type Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { forgetCardFailures } from '../use-cases/cards/forget-card-failures';
import { comparePayment, nextComparison } from '../use-cases/comparisons/compare-payment';
import { compareRecords, nextRecords } from '../use-cases/comparisons/compare-records';
import { nextWalk, walkIntents } from '../use-cases/comparisons/walk-intents';
import { nextReconciliation, reconcilePayment } from '../use-cases/intents/reconcile-payment';
import { nextEventTry, retryProviderEvent } from '../use-cases/provider-events/retry-provider-event';
import { nextUnclaimed, refundIfUnclaimed } from '../use-cases/refunds/refund-if-unclaimed';
import { nextRefund, sendRefund } from '../use-cases/refunds/send-refund';

const OFTEN_MS = 1_000;
const NOW_AND_THEN_MS = 2_000;
const RARELY_MS = 60_000;

/** The jobs of payments; those that ask the provider need its keys. */
export function paymentsJobs(deps: Deps): Job[] {
  if (!deps.stripe) return [];
  return jobsOf(deps, {
    'send-refunds': { everyMs: OFTEN_MS, run: sendRefund, nextDue: nextRefund, afterCommits: true },
    'retry-provider-events': { everyMs: OFTEN_MS, run: retryProviderEvent, nextDue: nextEventTry },
    'reconcile-payments': { everyMs: OFTEN_MS, run: reconcilePayment, nextDue: nextReconciliation },
    'refund-unclaimed-payments': { everyMs: OFTEN_MS, run: refundIfUnclaimed, nextDue: nextUnclaimed },
    'compare-payments': { everyMs: NOW_AND_THEN_MS, run: comparePayment, nextDue: nextComparison },
    'compare-records': { everyMs: NOW_AND_THEN_MS, run: compareRecords, nextDue: nextRecords },
    'walk-provider-intents': { everyMs: NOW_AND_THEN_MS, run: walkIntents, nextDue: nextWalk },
    'forget-card-failures': { everyMs: RARELY_MS, run: forgetCardFailures },
  });
}
