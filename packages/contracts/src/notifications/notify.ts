import { z } from 'zod';
import { defineRoute } from '../define-route';
import { idText } from '../primitives';
import { channel } from './deliveries';
import { emailPreview } from './email';
import { smsPreview } from './sms';

const params = z.object({ bookingId: idText });
const audience = ['admin'] as const;
const errors = ['booking_not_found', 'nothing_to_tell', 'template_switched_off', 'too_many_requests'] as const;

/** A preview of the message and its recipients; the template follows from the booking's status. */
export const notificationPreview = z.object({
  template: z.string(),
  name: z.string(),
  to: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
  email: emailPreview,
  /** null where there is no SMS for this, or none are sent. */
  sms: smsPreview.nullable(),
});
export type NotificationPreview = z.infer<typeof notificationPreview>;

/** The messages are on their way: how they fare is to be seen among the booking's messages. */
export const notificationSent = z.object({ message: z.string(), channels: z.array(channel) });

export const previewRenterNotification = defineRoute({
  method: 'GET',
  path: '/api/admin/notify-renter/:bookingId',
  summary: 'What the renter of a booking would be told of its status',
  audience,
  params,
  responses: { 200: notificationPreview },
  errors,
});

export const notifyRenter = defineRoute({
  method: 'POST',
  path: '/api/admin/notify-renter/:bookingId',
  summary: 'Tells the renter of a booking its status',
  audience,
  params,
  idempotent: true,
  responses: { 200: notificationSent },
  errors,
});

export const previewOwnerNotification = defineRoute({
  method: 'GET',
  path: '/api/admin/notify-owner/:bookingId',
  summary: 'What the owner of a booking would be told of its status',
  audience,
  params,
  responses: { 200: notificationPreview },
  errors,
});

export const notifyOwner = defineRoute({
  method: 'POST',
  path: '/api/admin/notify-owner/:bookingId',
  summary: 'Tells the owner of a booking its status',
  audience,
  params,
  idempotent: true,
  responses: { 200: notificationSent },
  errors,
});
