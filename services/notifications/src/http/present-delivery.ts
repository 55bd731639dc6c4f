import { deliveryObstacle, deliveryStatus, type BookingMessage, type DeliveryView } from '@harbourline/contracts';
import type { DeliveryWithRecipient } from '../db/deliveries/with-recipients';
import { labelOf } from '../templates/label-of';

/** A message as its recipient may see it. */
export function presentMessage(delivery: DeliveryWithRecipient): BookingMessage {
  return {
    id: delivery.id,
    ...labelOf(delivery),
    template: delivery.template,
    status: deliveryStatus.parse(delivery.status),
    createdAt: delivery.createdAt.toISOString(),
    sentAt: delivery.sentAt?.toISOString() ?? null,
  };
}

/** The same as administrators see it; never what it tells of. */
export function presentDelivery(delivery: DeliveryWithRecipient): DeliveryView {
  return {
    ...presentMessage(delivery),
    bookingId: delivery.bookingId,
    recipientId: delivery.recipientId,
    recipientName: delivery.recipientName,
    address: delivery.copyTo || delivery.address,
    subject: delivery.subject,
    copy: delivery.copyTo !== '',
    attempts: delivery.attempts,
    nextAttemptAt: delivery.dueAt?.toISOString() ?? null,
    lastError: delivery.lastError,
    obstacle: deliveryObstacle.nullable().parse(delivery.obstacle),
  };
}
