import { z } from 'zod';
import { defineEvent } from '../define-event';
import { cents, id, instant } from '../primitives';

export const paymentSucceeded = defineEvent({
  type: 'payment.succeeded.v1',
  source: 'payments',
  aggregate: 'payment',
  data: z.object({
    paymentIntentId: z.string(),
    holdId: z.uuid().nullable(),
    renterId: id,
    boatId: id,
    amountCents: cents,
    paidAt: instant,
  }),
  sample: {
    paymentIntentId: 'pi_1',
    holdId: '4be0643f-1d98-473b-97cd-ca98a65347dd',
    renterId: 5,
    boatId: 12,
    amountCents: 41_500,
    paidAt: '2026-06-27T15:00:00.000Z',
  },
});

export const paymentRefunded = defineEvent({
  type: 'payment.refunded.v1',
  source: 'payments',
  aggregate: 'payment',
  data: z.object({
    paymentIntentId: z.string(),
    refundId: id,
    bookingId: id.nullable(),
    renterId: id,
    amountCents: cents,
    refundedAt: instant,
  }),
  sample: {
    paymentIntentId: 'pi_1',
    refundId: 2,
    bookingId: 31,
    renterId: 5,
    amountCents: 41_500,
    refundedAt: '2026-06-28T15:00:00.000Z',
  },
});
