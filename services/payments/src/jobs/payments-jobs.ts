import type { Job } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { hoursAfter } from '../domain/schedule';
import { reconcilePayment } from '../use-cases/reconcile-payment';
import { retryProviderEvent } from '../use-cases/retry-provider-event';
import { returnUnclaimedPayment } from '../use-cases/return-unclaimed-payment';
import { sendRefund } from '../use-cases/send-refund';

const EVERY_MS = 1_000;
const CATCH_UP_HOURS = 10 / 60;

/** What payments does on the clock; without the provider's keys there is nothing to ask it. */
export function paymentsJobs(deps: Deps): Job[] {
  if (!deps.stripe) return [];
  // After a longer absence the bookings that claim a payment may not have been heard of yet.
  const caughtUpAt = hoursAfter(deps.clock.now(), Math.min(CATCH_UP_HOURS, deps.config.UNCLAIMED_PAYMENT_HOURS));
  return [
    { name: 'send-refunds', everyMs: EVERY_MS, run: () => sendRefund(deps) },
    { name: 'retry-provider-events', everyMs: EVERY_MS, run: () => retryProviderEvent(deps) },
    { name: 'reconcile-payments', everyMs: EVERY_MS, run: () => reconcilePayment(deps) },
    {
      name: 'return-unclaimed-payments',
      everyMs: EVERY_MS,
      run: async () => (deps.clock.now() < caughtUpAt ? 0 : returnUnclaimedPayment(deps)),
    },
  ];
}
