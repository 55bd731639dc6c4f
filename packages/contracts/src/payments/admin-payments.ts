import { z } from 'zod';
import { refundChoice, settlementRule } from '../booking/bookings';
import { defineRoute, streamOf } from '../define-route';
import { dollars, id, idText, instant, localDate, page, writtenText } from '../primitives';

/** Dollars that may be below zero. */
export const balance = z.number();

/** The person's name; null while it is not known here. */
const renterName = z.string().nullable().default(null);

export const refundStatus = z.enum(['requested', 'succeeded', 'failed']);
export const disputeStatus = z.enum(['open', 'won', 'lost']);

export const adminRefund = z.object({
  id,
  paymentId: id,
  bookingId: id.nullable(),
  renterId: id,
  renterName,
  amount: dollars,
  status: refundStatus,
  /** How often it was tried, and what the provider said last. */
  tries: z.int(),
  lastError: z.string().nullable(),
  requestedAt: instant,
  succeededAt: instant.nullable(),
  nextTryAt: instant.nullable(),
});
export type AdminRefund = z.infer<typeof adminRefund>;

export const adminDispute = z.object({
  id,
  paymentId: id,
  bookingId: id.nullable(),
  renterId: id,
  renterName,
  amount: dollars,
  reason: z.string(),
  status: disputeStatus,
  providerDisputeId: z.string(),
  openedAt: instant,
  closedAt: instant.nullable(),
});
export type AdminDispute = z.infer<typeof adminDispute>;

export const adminPayment = z.object({
  id,
  paymentIntentId: z.string().nullable(),
  bookingId: id.nullable(),
  renterId: id,
  renterName,
  boatId: id,
  /** The card that paid, as it is printed on statements; null until the provider has told, and where no card paid. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable().default(null),
  status: z.enum(['open', 'processing', 'succeeded', 'cancelled']),
  /** The whole deposit; what of it credits paid; what the card paid; what went back to the card. */
  amount: dollars,
  creditApplied: dollars,
  captured: dollars,
  refunded: dollars,
  createdAt: instant,
  paidAt: instant.nullable(),
  refunds: z.array(adminRefund),
  disputes: z.array(adminDispute),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/** The orders in which payments can be had; `newest` is by when they were begun. */
export const PAYMENT_SORTS = ['newest', 'oldest', 'amount-desc', 'amount-asc'] as const;

/** Which payments are meant. */
const paymentFilter = {
  status: adminPayment.shape.status.optional(),
  bookingId: idText.optional(),
  renterId: idText.optional(),
  /**
   * A payment's or booking's number, the provider's id of the payment, the last four digits of the card; or a part of
   * the renter's name, email address or phone, however that is written, of which one or two letters have to begin a word.
   */
  q: z.string().trim().max(100).optional(),
  /** Local days in Toronto on which they were begun, both included. */
  from: localDate.optional(),
  to: localDate.optional(),
};

export const listPayments = defineRoute({
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'Payments with their refunds and disputes, newest first; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ ...paymentFilter, sort: z.enum(PAYMENT_SORTS).optional(), ...page }),
  responses: { 200: z.array(adminPayment) },
  errors: [],
});

/** One at a time for each administrator; texts that a spreadsheet would carry out are made harmless. */
export const exportPayments = defineRoute({
  method: 'POST',
  path: '/api/admin/payments/export',
  summary: 'Payments as CSV, newest first, streamed',
  audience: ['admin'],
  body: z.object({
    status: paymentFilter.status,
    q: paymentFilter.q,
    from: paymentFilter.from,
    to: paymentFilter.to,
  }),
  responses: { 200: streamOf('text/csv') },
  errors: ['too_many_requests'],
});

export const listRefunds = defineRoute({
  method: 'GET',
  path: '/api/admin/refunds',
  summary: 'Refunds, newest first; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ status: refundStatus.optional(), ...page }),
  responses: { 200: z.array(adminRefund) },
  errors: [],
});

export const retryRefund = defineRoute({
  method: 'POST',
  path: '/api/admin/refunds/:id/retry',
  summary: 'Try a failed refund again at once',
  audience: ['admin'],
  params: z.object({ id: idText }),
  responses: { 200: adminRefund },
  errors: ['refund_not_found', 'refund_not_failed'],
});

export const listDisputes = defineRoute({
  method: 'GET',
  path: '/api/admin/disputes',
  summary: 'Disputes, newest first; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ status: disputeStatus.optional(), ...page }),
  responses: { 200: z.array(adminDispute) },
  errors: [],
});

/** The amount that the platform owes an owner for a booking; below zero the owner owes the platform. */
export const payout = z.object({
  bookingId: id,
  ownerId: id,
  ownerName: z.string().nullable().default(null),
  boatTitle: z.string(),
  /** When the charter ended, or would have. */
  charterEnd: instant,
  amount: balance,
  taxes: balance,
  commission: balance,
  paidOut: balance,
  outstanding: balance,
  dueAt: instant,
  status: z.enum(['upcoming', 'due', 'paid_out']),
  paidOutAt: instant.nullable(),
  reference: z.string().nullable(),
});
export type Payout = z.infer<typeof payout>;

export const listPayouts = defineRoute({
  method: 'GET',
  path: '/api/admin/payouts',
  summary: 'Amounts due to owners, by due date; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ status: payout.shape.status.optional(), ownerId: idText.optional(), ...page }),
  responses: { 200: z.array(payout) },
  errors: [],
});

export const markPaidOut = defineRoute({
  method: 'POST',
  path: '/api/admin/payouts/:bookingId/paid-out',
  summary: 'An amount was transferred to its owner; a second call changes nothing',
  audience: ['admin'],
  params: z.object({ bookingId: idText }),
  body: z.object({
    /** Dollars, compared with what is outstanding. */
    amount: balance.optional(),
    /** The transfer's number, for the books. */
    reference: writtenText().max(100).optional(),
  }),
  idempotent: true,
  responses: { 200: payout },
  errors: ['payout_not_found', 'payout_not_due', 'price_changed'],
});

/** What a line of the books is for, as a code with the facts of its sentence. */
const ledgerReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('deposit_paid'), by: z.array(z.enum(['card', 'credit'])) }),
  z.object({ code: z.literal('deposit_divided'), rule: settlementRule, choice: refundChoice.nullable() }),
  z.object({ code: z.literal('given_back'), reference: z.string() }),
  z.object({ code: z.enum(['paid_out', 'received_from_owner']), reference: z.string().nullable() }),
  z.object({
    code: z.enum([
      ...(['deposit_paid_outside', 'deposit_not_paid', 'division_undone', 'unclaimed'] as const),
      ...(['refund_due', 'refund_paid', 'refund_returned'] as const),
      ...(['dispute_withdrawn', 'dispute_reinstated', 'dispute_lost'] as const),
      ...(['unknown_payment', 'unknown_refund', 'unknown_refund_returned'] as const),
    ]),
  }),
]);

/** One line of the books, in dollars: what we have is positive, what we owe negative. */
export const ledgerEntry = z.object({
  id,
  /** The lines of one transaction sum to zero. */
  transaction: z.string(),
  at: instant,
  account: z.string(),
  amount: balance,
  bookingId: id.nullable(),
  paymentId: id.nullable(),
  /** Null for a line that somebody has entered in words of their own. */
  reason: ledgerReason.nullable(),
  /** The same in words. */
  memo: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const listLedger = defineRoute({
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'The lines of the books, newest first; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({
    bookingId: idText.optional(),
    account: z.string().max(20).optional(),
    from: localDate.optional(),
    to: localDate.optional(),
    ...page,
  }),
  responses: { 200: z.array(ledgerEntry) },
  errors: [],
});

export const ledgerBalances = defineRoute({
  method: 'GET',
  path: '/api/admin/ledger/balances',
  summary: 'What stands on each account; the sum is zero',
  audience: ['admin'],
  responses: {
    200: z.object({ accounts: z.array(z.object({ account: z.string(), amount: balance })), sum: balance }),
  },
  errors: [],
});

/** Dates are Toronto's, both included; CSV with a header line, streamed. */
export const exportLedger = defineRoute({
  method: 'GET',
  path: '/api/admin/ledger/export',
  summary: 'The lines of the books as CSV',
  audience: ['admin'],
  query: z.object({ from: localDate.optional(), to: localDate.optional() }),
  responses: { 200: streamOf('text/csv') },
  errors: [],
});

/** A row of ours that others contradict: where it is, and who says what. */
export const differingRow = z.object({
  table: z.string(),
  id: z.string(),
  field: z.string(),
  /** By table, or the provider: what each says. Amounts in dollars. */
  says: z.record(z.string(), z.string()),
});
export type DifferingRow = z.infer<typeof differingRow>;

/** A difference between the provider, the books, payments and bookings that only a person can settle. */
export const discrepancy = z.object({
  id,
  kind: z.enum(['unknown_payment', 'unknown_refund', 'amount_differs', 'status_differs']),
  paymentId: id.nullable(),
  bookingId: id.nullable(),
  /** The provider's id; for a row of ours, the row's name. */
  providerId: z.string(),
  row: differingRow.nullable().default(null),
  detail: z.string(),
  /** Dollars that are at stake; below zero where the provider paid out. */
  amount: balance,
  foundAt: instant,
  resolvedAt: instant.nullable(),
  /** What somebody found out; null where the records agree again by themselves. */
  resolution: z.string().nullable(),
});
export type Discrepancy = z.infer<typeof discrepancy>;

export const listDiscrepancies = defineRoute({
  method: 'GET',
  path: '/api/admin/discrepancies',
  summary: 'Differences between provider, books, payments and bookings, open ones first',
  audience: ['admin'],
  query: z.object({ open: z.enum(['true', 'false']).optional(), ...page }),
  responses: { 200: z.array(discrepancy) },
  errors: [],
});

export const resolveDiscrepancy = defineRoute({
  method: 'POST',
  path: '/api/admin/discrepancies/:id/resolve',
  summary: 'Somebody has looked into it',
  audience: ['admin'],
  params: z.object({ id: idText }),
  body: z.object({
    resolution: writtenText('Please explain what it was').min(1, 'Please explain what it was').max(500),
  }),
  responses: { 200: discrepancy },
  errors: ['discrepancy_not_found'],
});
