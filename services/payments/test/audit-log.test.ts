import { auditLogContract } from '@harbourline/test-kit/audit-log';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world?.stop());

const ADMIN = 1;
let numbers = 700;
const idOf = async (sql: string, values: unknown[] = []) => (await world.rows<{ id: number }>(sql, values))[0]?.id ?? 0;

/** A refund that the bank did not take. */
async function failedRefund(): Promise<number> {
  const payment = await idOf(
    `INSERT INTO payments (renter_id, boat_id, amount_cents, status, attempt, version, created_at, known_at, captured_cents, paid_at, intent_id, client_secret)
     VALUES (5, 12, 41500, 'succeeded', 1, 1, now(), now(), 41500, now(), $1, 'a-secret-of-the-card-form') RETURNING id`,
    [`pi_${(numbers += 1)}`],
  );
  return idOf(
    `INSERT INTO refunds (payment_id, booking_id, amount_cents, status, attempt, tries, last_error, requested_at, next_try_at)
     VALUES ($1, $2, 41500, 'failed', 1, 1, 'The card is closed', now(), '2099-01-01') RETURNING id`,
    [payment, numbers],
  );
}

describe('the audit log of payments', () => {
  auditLogContract('payments', {
    url: () => `http://127.0.0.1:${world.port}`,
    token: () => world.identity.tokenFor({ id: ADMIN, role: 'admin' }),
    administrator: () => ADMIN,
    sql: (statement) => world.rows(statement),
    secrets: /a-secret-of-the-card-form/,
    writes: {
      'POST /api/admin/payments/export': {
        changes: null,
        prepare: async (send) => () => send('POST', '/api/admin/payments/export', {}),
      },
      'POST /api/admin/refunds/:id/retry': {
        changes: 'refunds',
        async prepare(send) {
          const id = await failedRefund();
          return () => send('POST', `/api/admin/refunds/${id}/retry`);
        },
      },
      'POST /api/admin/payouts/:bookingId/paid-out': {
        changes: 'payouts',
        async prepare(send) {
          const id = await idOf(
            `INSERT INTO payouts (booking_id, owner_id, boat_title, charter_end, amount_cents, tax_cents, commission_cents, due_at)
             VALUES ($1, 3, '45ft Sea Ray Sundancer', '2020-01-01', 16600, 0, 24900, '2020-02-01') RETURNING booking_id AS id`,
            [(numbers += 1)],
          );
          return () => send('POST', `/api/admin/payouts/${id}/paid-out`, { reference: 'T-17' });
        },
      },
      'POST /api/admin/manual-refunds/:bookingId/given-back': {
        changes: 'outside_deposits',
        async prepare(send) {
          const id = await idOf(
            `INSERT INTO outside_deposits (booking_id, renter_id, boat_title, deposit_cents, paid_at, settled_version, due_cents, due_since)
             VALUES ($1, 5, '45ft Sea Ray Sundancer', 20000, '2020-01-01', 2, 20000, '2020-02-01') RETURNING booking_id AS id`,
            [(numbers += 1)],
          );
          const body = { givenBackOn: '2020-02-03', reference: 'T-17' };
          return () => send('POST', `/api/admin/manual-refunds/${id}/given-back`, body);
        },
      },
      'POST /api/admin/discrepancies/:id/resolve': {
        changes: 'discrepancies',
        async prepare(send) {
          const id = await idOf(
            `INSERT INTO discrepancies (kind, provider_id, detail, cents, found_at)
             VALUES ('unknown_payment', $1, 'Nobody knows it', -100, now()) RETURNING id`,
            [`pi_${(numbers += 1)}`],
          );
          return () => send('POST', `/api/admin/discrepancies/${id}/resolve`, { resolution: 'A test of the bank' });
        },
      },
    },
  });
});
