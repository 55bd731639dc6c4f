import type { Delivery } from '../store/tables';

/** Whether a delivery leaves in reverse order. Once it has failed it is tried again by itself. */
export function isReversed(delivery: Delivery): boolean {
  return delivery.windowEnd !== undefined && delivery.attempts === 0;
}

/**
 * Of the deliveries that leave in reverse order, the one whose turn it is: the last of the window that ended first. One
 * leaves at a time, or they might overtake each other.
 * @param waiting oldest first
 */
export function nextInReverse(waiting: Delivery[], underWay: Delivery[], now: number): Delivery | null {
  if (underWay.some(isReversed)) return null;
  return waiting
    .filter((delivery) => isReversed(delivery) && delivery.nextAttemptAt <= now)
    .reduce<Delivery | null>((chosen, each) => (chosen && windowEnd(chosen) < windowEnd(each) ? chosen : each), null);
}

function windowEnd(delivery: Delivery): number {
  return delivery.windowEnd ?? 0;
}
