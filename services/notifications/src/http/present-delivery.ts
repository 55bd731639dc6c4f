import {
  channel,
  deliveryObstacle,
  deliveryStatus,
  type BookingMessage,
  type DeliveryView,
} from '@harbourline/contracts';
import type { DeliveryWithRecipient } from '../db/deliveries/with-recipients';
import { EMAIL_TEMPLATES, isEmailTemplate, isSmsTemplate, SMS_TEMPLATES } from '../templates/built-in';

/** A message as its recipient may see it. */
export function presentMessage(delivery: DeliveryWithRecipient): BookingMessage {
  return {
    id: delivery.id,
    channel: channel.parse(delivery.channel),
    template: delivery.template,
    name: nameOf(delivery),
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

/** A template that is gone is named by its id. */
function nameOf({ channel: by, template }: DeliveryWithRecipient): string {
  if (by === 'sms' && isSmsTemplate(template)) return SMS_TEMPLATES[template].name;
  return isEmailTemplate(template) ? EMAIL_TEMPLATES[template].name : template;
}
