import { roles } from './expected';
import type { Rows, Situation } from './situation';

const ADMINISTRATORS = (answer: string) => roles(['admin'], answer);
/** Nothing has this number: administrators are told so, everyone else that it is not for them. */
const missing: Situation['make'] = () => () => ({ params: { id: 2_000_000_000, bookingId: 2_000_000_000 } });

const list = (of: string): Rows[string] => [{ of, expected: ADMINISTRATORS('200') }];

/** Credits, and the administrator's books. */
export const MONEY_ROWS: Rows = {
  'GET /api/credits': [
    { of: "one's own credits", expected: { ...roles(['renter', 'admin'], '200') } },
    {
      of: "the renter's credits",
      make:
        ({ people }) =>
        () => ({ query: { renterId: people.renter.id } }),
      expected: { ...roles(['renter', 'admin'], '200'), otherRenter: '404 user_not_found' },
    },
  ],
  'GET /api/admin/payments': list('all payments'),
  'POST /api/admin/payments/export': [
    { of: 'all payments', make: () => () => ({ body: {} }), expected: ADMINISTRATORS('200') },
  ],
  'GET /api/admin/refunds': list('all refunds'),
  'POST /api/admin/refunds/:id/retry': [
    { of: 'a refund that there is not', make: missing, expected: ADMINISTRATORS('404 refund_not_found') },
  ],
  'GET /api/admin/disputes': list('all disputes'),
  'GET /api/admin/payouts': list('all amounts due'),
  'POST /api/admin/payouts/:bookingId/paid-out': [
    {
      of: 'a booking that there is not',
      make: () => () => ({ params: { bookingId: 2_000_000_000 }, body: {} }),
      expected: ADMINISTRATORS('404 payout_not_found'),
    },
  ],
  'GET /api/admin/manual-refunds': list('all deposits to give back by hand'),
  'GET /api/admin/manual-refunds/counts': list('all deposits to give back by hand'),
  'POST /api/admin/manual-refunds/:bookingId/given-back': [
    {
      of: 'a booking that there is not',
      make: () => () => ({
        params: { bookingId: 2_000_000_000 },
        body: { givenBackOn: '2026-01-05', reference: 'T-17' },
      }),
      expected: ADMINISTRATORS('404 manual_refund_not_found'),
    },
  ],
  'GET /api/admin/ledger': list('the books'),
  'GET /api/admin/ledger/balances': list('the books'),
  'GET /api/admin/ledger/export': list('the books'),
  'GET /api/admin/discrepancies': list('all differences'),
  'POST /api/admin/discrepancies/:id/resolve': [
    {
      of: 'a difference that there is not',
      make: () => () => ({ params: { id: 2_000_000_000 }, body: { resolution: 'A test of the bank' } }),
      expected: ADMINISTRATORS('404 discrepancy_not_found'),
    },
  ],
};
