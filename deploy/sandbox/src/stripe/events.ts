import { newId } from '../new-id';
import { newDelivery } from '../webhooks/new-delivery';
import { seconds } from './call';
import type { Transaction } from '../store/store';
import type { Cause } from './call';
import type { EventType, StripeEvent } from './objects';

/** The version of Stripe's API whose shapes the sandbox speaks. */
const API_VERSION = '2026-10-28.endive';

/** Records what happened, in the same write as the change itself, and has it delivered to the webhook. */
export function recordEvent(
  tx: Transaction,
  cause: Cause,
  type: EventType,
  { object, previous }: { object: StripeEvent['data']['object']; previous?: Record<string, unknown> },
) {
  const event: StripeEvent = {
    id: newId('evt_3'),
    object: 'event',
    api_version: API_VERSION,
    created: seconds(cause.now),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: cause.request,
    type,
  };
  tx.put('events', event);
  tx.put('deliveries', newDelivery(tx, event.id, cause.now.getTime()));
}

/** @returns the event as the API shows it now. */
export function presentEvent(tx: Pick<Transaction, 'get'>, event: StripeEvent): StripeEvent {
  const delivery = tx.get('deliveries', event.id);
  return { ...event, pending_webhooks: delivery?.state === 'pending' ? 1 : 0 };
}
