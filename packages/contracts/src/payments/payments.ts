import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, id } from '../primitives';

export const paymentConfig = defineRoute({
  method: 'GET',
  path: '/api/payment/config',
  summary: 'What the browser needs to take a card',
  audience: 'anyone',
  responses: {
    200: z.object({
      configured: z.boolean(),
      publishableKey: z.string().nullable(),
      /** `stripe`: the provider's own card form; `sandbox`: our form against the stand-in at `providerUrl`. */
      provider: z.enum(['stripe', 'sandbox']),
      providerUrl: z.url().nullable(),
    }),
  },
  errors: [],
});

export const createPaymentIntent = defineRoute({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: "Begin to pay a deposit; a hold's second call answers its first intent again",
  audience: ['renter'],
  body: z.object({
    /**
     * The whole deposit, whatever part of it is paid by credit. In cents, unlike every other `amount`: the call has the
     * card provider's name and counts as the provider does. So does the `amount` of its `price_changed`.
     */
    amount: z.int().min(50).max(99_999_999),
    currency: z.string().regex(/^cad$/i, 'Only CAD is accepted').default('CAD'),
    description: z.string().trim().max(500).optional(),
    metadata: z.object({
      boatId: z.coerce.number<string | number>().pipe(id),
      renterId: z.coerce.number<string | number>().pipe(id).optional(),
      boatName: z.string().max(200).optional(),
      holdId: z.uuid().optional(),
    }),
    /** Pays as much of a hold's deposit as possible with the renter's credits. Decided by a hold's first call. */
    useCredit: z.boolean().default(false),
  }),
  idempotent: false,
  responses: {
    200: z.object({
      success: z.literal(true),
      /** null where credits pay the whole deposit: there is nothing to confirm, and it is paid. */
      clientSecret: z.string().nullable(),
      paymentIntentId: z.string(),
      /** Dollars of the deposit that credits pay, and what is left for the card. */
      creditApplied: dollars,
      amountToPay: dollars,
      message: z.string(),
    }),
  },
  errors: [
    'payments_not_configured',
    'payment_provider_failed',
    'hold_not_found',
    'hold_expired',
    'price_changed',
    'boat_not_found',
    'boat_unavailable',
    'too_many_payments',
    'too_many_failed_cards',
  ],
});

/** The provider's events: raw bytes under a signature, so it is declared without a body. */
export const paymentWebhook = defineRoute({
  method: 'POST',
  path: '/api/payment/webhook',
  summary: "The card provider's events",
  audience: 'anyone',
  bodyKind: 'raw',
  responses: { 200: z.object({ received: z.literal(true) }) },
  errors: ['bad_signature', 'payments_not_configured'],
});
