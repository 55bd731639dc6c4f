import { z } from 'zod';

/**
 * What the provider says of an intent, and as of when. Reports are stored, and speak of the provider's objects: what is
 * `paymentIntentId` everywhere else is their `intentId`.
 */
export const intentReport = z.object({
  kind: z.literal('intent'),
  intentId: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'cancelled']),
  receivedCents: z.int(),
  /** The charge, or else the event, with which a card was declined; null when none was, and in older reports. */
  failedCharge: z.string().nullable().default(null),
  asOf: z.coerce.date<string | Date>(),
});
export type IntentReport = z.output<typeof intentReport>;

/** The provider's report about a refund of ours. */
export const refundReport = z.object({
  kind: z.literal('refund'),
  refundId: z.int(),
  attempt: z.int(),
  /** Whose payment it refunds; null in reports that were stored before this was read. */
  intentId: z.string().nullable().default(null),
  /** Absent when the provider refused to make one. */
  providerRefundId: z.string().nullable(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string().nullable(),
});
export type RefundReport = z.output<typeof refundReport>;

/** A refund that was made in the provider's dashboard, or by anybody but us. */
export const dashboardRefundReport = z.object({
  kind: z.literal('dashboard-refund'),
  intentId: z.string(),
  providerRefundId: z.string(),
  amountCents: z.int(),
  failed: z.boolean(),
});
export type DashboardRefundReport = z.output<typeof dashboardRefundReport>;

/** The provider's report about a dispute, with the money that it has moved so far. Amounts in cents. */
export const disputeReport = z.object({
  kind: z.literal('dispute'),
  providerDisputeId: z.string(),
  intentId: z.string(),
  status: z.enum(['open', 'won', 'lost']),
  reason: z.string(),
  amountCents: z.int(),
  withdrawnCents: z.int(),
  reinstatedCents: z.int(),
  openedAt: z.coerce.date<string | Date>(),
  asOf: z.coerce.date<string | Date>(),
});
export type DisputeReport = z.output<typeof disputeReport>;

/** With which card an intent was paid, as it is printed on statements. */
export const cardReport = z.object({
  kind: z.literal('card'),
  intentId: z.string(),
  brand: z.string(),
  last4: z.string(),
});
export type CardReport = z.output<typeof cardReport>;

export const report = z.discriminatedUnion('kind', [
  intentReport,
  refundReport,
  dashboardRefundReport,
  disputeReport,
  cardReport,
]);
export type Report = z.output<typeof report>;
