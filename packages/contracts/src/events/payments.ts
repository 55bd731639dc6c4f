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
    /** The whole deposit, by card and by credit. */
    amountCents: cents,
    /** The part of it that was paid by credit. */
    creditCents: cents.default(0),
    paidAt: instant,
  }),
  sample: {
    paymentIntentId: 'pi_1',
    holdId: '4be0643f-1d98-473b-97cd-ca98a65347dd',
    renterId: 5,
    boatId: 12,
    amountCents: 41_500,
    creditCents: 0,
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

/** A refund was refused or came back; it is tried again. Told once for each refund. */
export const paymentRefundFailed = defineEvent({
  type: 'payment.refund-failed.v1',
  source: 'payments',
  aggregate: 'payment',
  data: z.object({
    paymentIntentId: z.string(),
    refundId: id,
    bookingId: id.nullable(),
    renterId: id,
    amountCents: cents,
    reason: z.string(),
  }),
  sample: {
    paymentIntentId: 'pi_1',
    refundId: 2,
    bookingId: 31,
    renterId: 5,
    amountCents: 41_500,
    reason: 'expired_or_canceled_card',
  },
});

/** The card's holder disputes the deposit at the provider; `won` and `lost` are final. */
export const paymentDisputed = defineEvent({
  type: 'payment.disputed.v1',
  source: 'payments',
  aggregate: 'payment',
  data: z.object({
    paymentIntentId: z.string(),
    bookingId: id.nullable(),
    renterId: id,
    amountCents: cents,
    reason: z.string(),
    status: z.enum(['open', 'won', 'lost']),
  }),
  sample: {
    paymentIntentId: 'pi_1',
    bookingId: 31,
    renterId: 5,
    amountCents: 41_500,
    reason: 'fraudulent',
    status: 'open',
  },
});

/**
 * Money of a deposit went back to the card without our doing, as where somebody refunds it in the provider's dashboard; it
 * is below zero where the bank returned it. A lost dispute is told as one.
 */
export const paymentReturned = defineEvent({
  type: 'payment.returned.v1',
  source: 'payments',
  aggregate: 'payment',
  data: z.object({
    paymentIntentId: z.string(),
    bookingId: id.nullable(),
    renterId: id,
    amountCents: z.int(),
    returnedAt: instant,
  }),
  sample: {
    paymentIntentId: 'pi_1',
    bookingId: 31,
    renterId: 5,
    amountCents: 15_000,
    returnedAt: '2026-06-28T15:00:00.000Z',
  },
});

/** The card will not be refunded: an administrator gives the money back by hand. Told once for each refund. */
export const refundToGiveBack = defineEvent({
  type: 'payment.refund-to-give-back.v1',
  source: 'payments',
  aggregate: 'payment',
  data: z.object({ paymentIntentId: z.string(), bookingId: id, renterId: id, amountCents: cents }),
  sample: { paymentIntentId: 'pi_1', bookingId: 31, renterId: 5, amountCents: 41_500 },
});

/** A credit was issued instead of a refund, or the part of a deposit that was paid by credit came back. */
export const creditIssued = defineEvent({
  type: 'credit.issued.v1',
  source: 'payments',
  aggregate: 'credit',
  data: z.object({ creditId: id, bookingId: id, renterId: id, amountCents: cents, issuedAt: instant }),
  sample: { creditId: 4, bookingId: 31, renterId: 5, amountCents: 41_500, issuedAt: '2026-06-28T15:00:00.000Z' },
});

/** An administrator has given back by hand the part of a deposit that was paid without card or credit. */
export const depositGivenBack = defineEvent({
  type: 'manual-refund.given-back.v1',
  source: 'payments',
  aggregate: 'manual-refund',
  data: z.object({ bookingId: id, renterId: id, amountCents: cents, givenBackAt: instant, reference: z.string() }),
  sample: {
    bookingId: 31,
    renterId: 5,
    amountCents: 41_500,
    givenBackAt: '2026-06-28T16:00:00.000Z',
    reference: 'T-17',
  },
});
