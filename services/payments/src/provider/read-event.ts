import { AppError } from '@harbourline/service-kit';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Report } from '../domain/provider-events/reports';
import { readCard, readDashboardRefund, readDispute, readIntent, readRefund } from './read-objects';

const metadata = z.record(z.string(), z.string()).nullable();
const named = z.union([z.string(), z.object({ id: z.string() })]);
const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.int(),
  last_payment_error: z.object({ charge: named.nullish() }).nullish(),
  metadata,
});
const charge = z.object({
  payment_intent: named.nullable(),
  payment_method_details: z
    .object({ card: z.object({ brand: z.string().nullable(), last4: z.string().nullable() }).optional() })
    .nullable(),
  metadata,
});
const refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.string().nullable(),
  failure_reason: z.string().nullish(),
  payment_intent: named.nullable(),
  metadata,
});

const dispute = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  amount: z.int(),
  created: z.int(),
  payment_intent: named.nullable(),
  balance_transactions: z.array(z.object({ amount: z.int() })),
});

const FAILED = 'payment_intent.payment_failed';
const INTENT_TYPES = ['succeeded', 'processing', 'payment_failed', 'requires_action', 'canceled'].map(
  (name) => `payment_intent.${name}`,
);
const REFUND_TYPES = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'];
const DISPUTE_TYPES = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (name) => `charge.dispute.${name}`,
);

/** How old a signed request may be, in seconds. */
const REPLAY_WINDOW = 300;

export interface ReadEvent {
  eventId: string;
  type: string;
  /** Null for what does not matter to us: other types, and what others do with the same account. */
  report: Report | null;
}

/**
 * Verifies and reads one of the provider's events.
 * @throws AppError `bad_signature` for a missing, wrong or old signature.
 */
export function readEvent(
  stripe: Stripe,
  request: { rawBody: Buffer; signature: string; secret: string; receivedAt: Date },
): ReadEvent {
  const event = verify(stripe, request);
  return { eventId: event.id, type: event.type, report: readReport(event) };
}

function verify(
  stripe: Stripe,
  { rawBody, signature, secret, receivedAt }: Parameters<typeof readEvent>[1],
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, REPLAY_WINDOW, undefined, receivedAt.getTime());
  } catch (cause) {
    throw new AppError('bad_signature', { cause });
  }
}

function readReport({ id, type, created, data }: Stripe.Event): Report | null {
  if (INTENT_TYPES.includes(type)) {
    const object = intent.parse(data.object);
    if (!object.metadata?.['paymentId']) return null;
    return readIntent(object, new Date(created * 1_000), type === FAILED ? id : null);
  }
  if (type === 'charge.succeeded') {
    const object = charge.parse(data.object);
    return object.metadata?.['paymentId'] ? readCard(object) : null;
  }
  if (DISPUTE_TYPES.includes(type)) return readDispute(dispute.parse(data.object), new Date(created * 1_000));
  if (!REFUND_TYPES.includes(type)) return null;
  const object = refund.parse(data.object);
  return readRefund(object) ?? readDashboardRefund(object);
}
