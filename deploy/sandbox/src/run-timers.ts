import { createAlarm } from './alarm';
import { disputeByItself } from './stripe/dispute-charge';
import { failRefund } from './stripe/fail-refund';
import { settleIntent } from './stripe/settle-intent';
import type { SandboxDeps } from './deps';
import type { Transaction } from './store/store';
import type { Timer } from './store/tables';
import type { Cause } from './stripe/call';

/**
 * Does what is due by itself, now and after a restart: payments that finish processing, refunds that come
 * back, charges that are disputed.
 * @returns a function that stops it.
 */
export function runTimers({ store, clock, log }: SandboxDeps): () => void {
  const alarm = createAlarm(clock, ring);
  let stopped = false;

  function ring() {
    const now = clock.now();
    for (const timer of store.list('timers').filter(({ dueAt }) => dueAt <= now.getTime())) {
      store.write((tx) => {
        tx.remove('timers', timer.id);
        fire(tx, { now, request: { id: null, idempotency_key: null } }, timer);
      });
      log('a timer fired', { kind: timer.kind, subject: timer.subject });
    }
    setAlarm();
  }

  function setAlarm() {
    const due = store.list('timers').map(({ dueAt }) => dueAt);
    alarm.set(stopped || due.length === 0 ? null : Math.min(...due));
  }

  store.onWritten((changes) => {
    if (changes.some(({ table }) => table === 'timers')) setAlarm();
  });
  setAlarm();
  clock.onSet?.(setAlarm);
  return () => {
    stopped = true;
    alarm.set(null);
  };
}

function fire(tx: Transaction, cause: Cause, { kind, subject }: Timer) {
  switch (kind) {
    case 'settle-processing':
      return settleIntent(tx, cause, subject, 'succeeded');
    case 'fail-refund':
      return failRefund(tx, cause, subject);
    case 'dispute-charge':
      return disputeByItself(tx, cause, subject);
  }
}
