import { webhookSettings } from './settings';
import type { Transaction } from '../store/store';
import type { Delivery } from '../store/tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How an event that happens now is to reach the webhook, as the mode wants it. */
export function newDelivery(tx: Transaction, eventId: string, now: number): Delivery {
  const { mode, delayMs } = webhookSettings(tx);
  const delivery: Delivery = {
    id: eventId,
    state: mode === 'drop' ? 'dropped' : 'pending',
    attempts: 0,
    copies: mode === 'duplicate' ? 2 : 1,
    nextAttemptAt: mode === 'delay' ? now + delayMs : now,
    giveUpAt: now + DAY_MS,
    lastAnswer: null,
    deliveredAt: null,
  };
  return mode === 'reorder' ? inWindow(delivery, openWindow(tx, now) ?? now + delayMs) : delivery;
}

/** Has a delivery wait for the others of its window. */
export function inWindow(delivery: Delivery, windowEnd: number): Delivery {
  return { ...delivery, windowEnd, nextAttemptAt: windowEnd };
}

function openWindow(tx: Transaction, now: number): number | undefined {
  return tx.list('deliveries').find(({ windowEnd }) => windowEnd !== undefined && windowEnd > now)?.windowEnd;
}
