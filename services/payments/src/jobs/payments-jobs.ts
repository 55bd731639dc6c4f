import type { Job } from '@harbourline/service-kit';
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

interface Work {
  run: (deps: Deps) => Promise<number>;
  nextDue: (deps: Deps) => Promise<Date | undefined>;
}

/** The jobs of payments; those that ask the provider need its keys. */
export function paymentsJobs(deps: Deps): Job[] {
  if (!deps.stripe) return [];
  const job = (name: string, everyMs: number, { run, nextDue }: Work): Job => ({
    name,
    everyMs,
    run: () => run(deps),
    nextDue: () => nextDue(deps),
  });
  return [
    { ...job('send-refunds', OFTEN_MS, { run: sendRefund, nextDue: nextRefund }), afterCommits: true },
    job('retry-provider-events', OFTEN_MS, { run: retryProviderEvent, nextDue: nextEventTry }),
    job('reconcile-payments', OFTEN_MS, { run: reconcilePayment, nextDue: nextReconciliation }),
    job('refund-unclaimed-payments', OFTEN_MS, { run: refundIfUnclaimed, nextDue: nextUnclaimed }),
    job('compare-payments', NOW_AND_THEN_MS, { run: comparePayment, nextDue: nextComparison }),
    job('compare-records', NOW_AND_THEN_MS, { run: compareRecords, nextDue: nextRecords }),
    job('walk-provider-intents', NOW_AND_THEN_MS, { run: walkIntents, nextDue: nextWalk }),
    { name: 'forget-card-failures', everyMs: RARELY_MS, run: () => forgetCardFailures(deps) },
  ];
}
