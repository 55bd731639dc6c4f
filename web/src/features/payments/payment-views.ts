export const PAYMENT_VIEWS = [
  'payments',
  'refunds',
  'by-hand',
  'payouts',
  'ledger',
  'discrepancies',
  'disputes',
] as const;
export type PaymentView = (typeof PAYMENT_VIEWS)[number];

/** What of the payments the address names; the payments themselves where it names nothing. */
export function readPaymentView(search: URLSearchParams): PaymentView {
  return PAYMENT_VIEWS.find((view) => view === search.get('view')) ?? PAYMENT_VIEWS[0];
}
