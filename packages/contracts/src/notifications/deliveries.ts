import { z } from 'zod';
import { defineRoute } from '../define-route';
import { id, idText, instant, page } from '../primitives';

export const channel = z.enum(['email', 'sms']);
export type Channel = z.infer<typeof channel>;
/**
 * `skipped`: when its turn came, the template was switched off, what it reminds of was no longer so, or it must not go
 * out: the number is not proven or out of reach, or a budget is used up.
 */
export const deliveryStatus = z.enum(['waiting', 'sent', 'failed', 'skipped']);
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

/** One message to one person, as its recipient may see it. */
export const bookingMessage = z.object({
  id: z.uuid(),
  channel,
  template: z.string(),
  /** The template's name. */
  name: z.string(),
  status: deliveryStatus,
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type BookingMessage = z.infer<typeof bookingMessage>;

/** The same with everything an administrator needs to see why it did not arrive. */
export const delivery = bookingMessage.extend({
  bookingId: id.nullable(),
  recipientId: id.nullable(),
  recipientName: z.string().nullable(),
  /** The address or number it went or is to go to; null until it was tried. */
  address: z.string().nullable(),
  subject: z.string().nullable(),
  /** Whether it is a copy for somebody on the list of copies. */
  copy: z.boolean(),
  attempts: z.int(),
  nextAttemptAt: instant.nullable(),
  lastError: z.string().nullable(),
});
export type DeliveryView = z.infer<typeof delivery>;

export const listDeliveries = defineRoute({
  method: 'GET',
  path: '/api/admin/deliveries',
  summary:
    'Messages, newest first; X-Total-Count tells how many, or X-Total-More-Than that there are more, a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({
    status: deliveryStatus.optional(),
    channel: channel.optional(),
    bookingId: idText.optional(),
    recipientId: idText.optional(),
    /**
     * Part of an address, a number, a subject or the recipient's name, of which one or two letters have to begin a word;
     * or a booking's number.
     */
    q: z.string().trim().max(100).optional(),
    ...page,
  }),
  responses: { 200: z.array(delivery) },
  errors: [],
});

export const sendAgain = defineRoute({
  method: 'POST',
  path: '/api/admin/deliveries/:id/send-again',
  summary: 'Sends a message again that failed or was skipped',
  audience: ['admin'],
  params: z.object({ id: z.uuid() }),
  responses: { 200: delivery },
  errors: ['delivery_not_found', 'delivery_not_failed'],
});

/** Administrators read all messages of a booking, its parties those to themselves. */
export const bookingMessages = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/messages',
  summary: 'What was written about a booking, oldest first',
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: z.array(z.union([delivery, bookingMessage])) },
  errors: ['booking_not_found'],
});
