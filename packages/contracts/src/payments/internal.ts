import { z } from 'zod';
import { defineRoute } from '../define-route';
import { heldDataOf } from '../held-data';
import { openMattersOf } from '../open-matters';
import { cents, id, instant } from '../primitives';

export const paymentState = z.object({
  paymentIntentId: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'cancelled']),
  /** The whole deposit, and what of it credits pay. */
  amountCents: cents,
  creditCents: cents.default(0),
  /** The card that paid; null where none did, and until the provider has told. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable().default(null),
  renterId: id,
  boatId: id,
  holdId: z.uuid().nullable(),
  paidAt: instant.nullable(),
});
export type PaymentState = z.infer<typeof paymentState>;

/** Is this deposit really paid? Asks the provider when our own record does not know it yet. */
export const getPaymentState = defineRoute({
  method: 'GET',
  path: '/internal/payments/:paymentIntentId',
  summary: 'The state of one payment',
  audience: { services: ['booking'] },
  params: z.object({ paymentIntentId: z.string().max(255) }),
  responses: { 200: paymentState },
  errors: ['payment_not_found', 'payment_provider_failed', 'payments_not_configured'],
});

/** A hold is about to end: no more money may be taken for it. Answers what became of its payment. */
export const closeHoldPayment = defineRoute({
  method: 'POST',
  path: '/internal/payments/holds/:holdId/close',
  summary: "Cancel a hold's payment unless it has succeeded or is under way",
  audience: { services: ['booking'] },
  params: z.object({ holdId: z.uuid() }),
  responses: { 200: z.object({ payment: paymentState.nullable() }) },
  errors: ['payment_provider_failed', 'payments_not_configured'],
});

/** Asked by identity for the person's own download. */
export const heldByPayments = heldDataOf('payments');

/** Asked by identity before an account is closed. */
export const openInPayments = openMattersOf('payments');
