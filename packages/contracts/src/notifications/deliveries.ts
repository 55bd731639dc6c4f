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

/** Why one of our own rules kept a message back, or gave it up. */
export const deliveryObstacle = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'template_off',
      'account_closed',
      /** What it told of has been read, has changed or is over. */
      'nothing_unread',
      'answer_over',
      'outdated',
      /** A later message tells of it as well. */
      'superseded',
      'over',
      'review_over',
      'number_changed',
      'link_expired',
      'code_expired',
      /** Nobody has shown that the number is theirs, or its account does not want text messages. */
      'unproven',
      'unwanted',
    ]),
  }),
  /** Where SMS may go to, as codes of countries. */
  z.object({ code: z.literal('out_of_reach'), countries: z.array(z.string()) }),
  z.object({
    code: z.literal('over_budget'),
    budget: z.enum([
      ...(['smsPerPayer', 'smsPerNumber', 'smsPerAccount', 'smsPerBlock', 'smsPerDay'] as const),
      ...(['confirmationMailsPerHour', 'mailsPerSender', 'mailsPerAddress'] as const),
    ]),
    most: z.int(),
  }),
]);
export type DeliveryObstacle = z.infer<typeof deliveryObstacle>;

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
  /** What the other side's server, or ours, said of the last attempt that failed. */
  lastError: z.string().nullable(),
  /** Which rule of ours kept it back. */
  obstacle: deliveryObstacle.nullable().default(null),
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
