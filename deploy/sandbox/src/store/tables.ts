import type { Dispute } from '../stripe/dispute-object';
import type { Charge, Intent, PaymentMethod, Refund, StripeEvent } from '../stripe/objects';
import type { TestCardName } from '../stripe/test-cards';

/** Everything the sandbox remembers: rows by id, in order of creation. */
export interface Tables {
  intents: Intent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  paymentMethods: PaymentMethod;
  /** How the card behind a payment method behaves. The number itself is never kept. */
  cards: { id: string; testCard: TestCardName };
  authentications: Authentication;
  events: StripeEvent;
  deliveries: Delivery;
  timers: Timer;
  answers: SavedAnswer;
  messages: Sms;
  settings: WebhookSettings;
  refundPlans: RefundPlan;
}

export type TableName = keyof Tables;

export interface Authentication {
  id: string;
  intentId: string;
  returnUrl: string | null;
  state: 'open' | 'completed' | 'failed' | 'abandoned';
}

export interface Delivery {
  /** The event's id. */
  id: string;
  state: 'pending' | 'delivered' | 'dropped' | 'failed';
  attempts: number;
  /** How often it still has to arrive: 2 when duplicates were asked for. */
  copies: number;
  /** Milliseconds since the epoch. */
  nextAttemptAt: number;
  giveUpAt: number;
  /** All events with the same end leave then, the last one first. */
  windowEnd?: number;
  lastAnswer: string | null;
  deliveredAt: number | null;
}

/** Something that happens by itself later, also after a restart. */
export interface Timer {
  id: string;
  kind: 'settle-processing' | 'fail-refund' | 'dispute-charge';
  subject: string;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

export interface SavedAnswer {
  /** The idempotency key. */
  id: string;
  path: string;
  fingerprint: string;
  status: number;
  body: unknown;
  savedAt: number;
}

export interface Sms {
  id: string;
  to: string;
  from: string | null;
  messagingServiceSid: string | null;
  body: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

export const WEBHOOK_MODES = ['normal', 'hold', 'drop', 'duplicate', 'delay', 'reorder'] as const;

export interface WebhookSettings {
  id: 'webhooks';
  mode: (typeof WEBHOOK_MODES)[number];
  delayMs: number;
}

/** The outcome of the next refunds, whatever the card. */
export interface RefundPlan {
  id: 'next';
  outcome: 'refused' | 'failed';
  /** Why it is refused, in the words of Stripe's error codes. */
  code: string;
  /** Milliseconds after which a failing refund fails; as with a card that takes none when null. */
  afterMs: number | null;
  /** How many refunds it is for; all of them when null. */
  times: number | null;
}
