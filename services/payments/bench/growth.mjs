import { boat, person, RARE_PERSON } from '../../../scripts/bench/made-up.mjs';

const ADMIN = { id: 1, role: 'admin' };
const DAY = 86_400_000;

/**
 * Payments of four years by as many people, three of four of which succeeded: each with its booking, its lines in the books,
 * and mostly a payout. One in fifty is open; one in a hundred has a credit, a discrepancy, or was paid outside.
 */
export function seed(count) {
  const users = person('n', count);
  const at = (n) => `now() - interval '4 years' + interval '4 years' * (${n} / ${count}::float8)`;
  const lines = (transaction, accounts, from) =>
    `INSERT INTO ledger_entries (transaction, account, cents, booking_id, payment_id, memo, at)
     SELECT '${transaction}:' || p.id, line.account, line.cents, ${transaction === 'payment' ? 'NULL' : 'p.id'}, p.id, 'Made up', p.created_at + interval '${from} days'
     FROM payments p, LATERAL (VALUES ${accounts}) AS line (account, cents)
     WHERE p.status = 'succeeded'`;
  return [
    `INSERT INTO users SELECT n, ${users.fullName}, ${users.email}, ${users.phone} FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO payments (renter_id, boat_id, amount_cents, status, intent_id, client_secret, attempt, version, created_at, known_at,
       next_check_at, paid_at, captured_cents, card_brand, card_last4, compared_at)
     SELECT CASE WHEN n % ${count / 40} = 1 THEN 11 ELSE 1 + (n::bigint * 7919) % ${count} END, 1 + n % 500, amount, status::payment_status, 'pi_' || n, 'secret', 1, 1, at, at,
       CASE WHEN status = 'open' THEN now() + interval '1 day' END, CASE WHEN status = 'succeeded' THEN at END,
       CASE WHEN status = 'succeeded' THEN amount ELSE 0 END, CASE WHEN status = 'succeeded' THEN 'visa' END,
       CASE WHEN status = 'succeeded' THEN lpad((n % 5000)::text, 4, '0') END, CASE WHEN status = 'succeeded' THEN now() END
     FROM (SELECT n, ${at('n')} AS at, 20000 + 250 * (n::bigint * 7919 / 13 % 500) AS amount,
       CASE WHEN n % 50 = 7 THEN 'open' WHEN n % 50 > 37 THEN 'cancelled' ELSE 'succeeded' END AS status FROM generate_series(1, ${count}) AS n) AS made
     ORDER BY n`,
    `INSERT INTO bookings (id, payment_intent_id, status, owner_id, renter_id, boat_title, end_date, deposit_cents)
     SELECT p.id, p.intent_id, 'completed', 1 + p.boat_id, p.renter_id, ${boat('p.boat_id').name}, p.created_at + interval '20 days', p.amount_cents
     FROM payments p WHERE p.status = 'succeeded'`,
    lines('payment', `('provider', p.captured_cents), ('deposits', -p.captured_cents)`, 0),
    lines(
      'settlement',
      `('deposits', p.captured_cents), ('owners', -p.captured_cents + 5000), ('platform', -5000)`,
      20,
    ),
    `INSERT INTO account_balances SELECT account, 0, sum(cents) FROM ledger_entries GROUP BY account`,
    `INSERT INTO payouts SELECT id, owner_id, boat_title, end_date, deposit_cents - 5000, 0, 5000,
       CASE WHEN end_date < now() - interval '30 days' AND id % 50 <> 1 THEN deposit_cents - 5000 ELSE 0 END, end_date + interval '30 days' FROM bookings`,
    `INSERT INTO refunds (payment_id, booking_id, amount_cents, status, attempt, tries, requested_at, next_try_at, announced_at, succeeded_at)
     SELECT p.id, p.id, 10000, CASE WHEN id % 100 = 0 THEN 'failed' ELSE 'succeeded' END::refund_status, 1, 1, created_at,
       CASE WHEN id % 100 = 0 THEN now() + interval '1 day' END, created_at, created_at FROM payments p WHERE status = 'succeeded' AND id % 10 = 0`,
    `INSERT INTO disputes (payment_id, provider_dispute_id, amount_cents, reason, status, opened_at)
     SELECT id, 'dp_' || id, amount_cents, 'fraudulent', CASE WHEN id % 400 = 1 THEN 'open' ELSE 'won' END::dispute_status, created_at
     FROM payments WHERE status = 'succeeded' AND id % 100 = 1`,
    `INSERT INTO credits (renter_id, booking_id, amount_cents, available_cents, issued_at, version)
     SELECT CASE WHEN id % ${count / 10} = 2 THEN 11 ELSE renter_id END, id, 5000, 5000, end_date, 1 FROM bookings WHERE id % 100 = 2 OR id % ${count / 10} = 2`,
    `INSERT INTO discrepancies (kind, payment_id, provider_id, detail, cents, found_at, resolved_at, resolution)
     SELECT 'amount_differs', id, 'x' || id, 'Made up', 100, created_at, CASE WHEN id % 1000 <> 103 THEN created_at + interval '1 day' END, 'Looked into'
     FROM payments WHERE id % 100 = 3`,
    `INSERT INTO outside_deposits (booking_id, renter_id, boat_title, deposit_cents, paid_at, settled_version, due_cents, due_since, given_back_cents, given_back_at)
     SELECT ${count} + id, renter_id, 'Made up', 40000, created_at, 1, 40000, created_at, given, CASE WHEN given > 0 THEN created_at END
     FROM payments, LATERAL (SELECT CASE WHEN id % 1000 <> 104 THEN 40000 ELSE 0 END AS given) AS back WHERE id % 100 = 4`,
    `INSERT INTO comparisons SELECT name, 0, now() + interval '1 day', now()
     FROM unnest(ARRAY['payments', 'bookings', 'ledger', 'credits', 'payouts', 'outside-deposits']) AS name ON CONFLICT DO NOTHING`,
  ];
}

/** Every list, filter, search and count of money. */
export async function cases(valueOf) {
  const count = Number(await valueOf('SELECT count(*) FROM payments'));
  const date = (ago) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  const longAgo = `from=${date(1_130)}&to=${date(1_100)}`;
  const cursor = (numbers) => `cursor=${Buffer.from(numbers.join('.')).toString('base64url')}`;
  const list = (query) => ({ path: `/api/admin/payments?limit=25&${query}`, as: ADMIN });
  const of = (path) => ({ path: `/api/admin/${path}`, as: ADMIN });
  const all = {};
  for (const [order, sort] of ['newest', 'oldest', 'amount-desc', 'amount-asc'].entries()) {
    all[`payments: first page, ${sort}`] = list(`sort=${sort}`);
    all[`payments: page in the middle, ${sort}`] = list(`sort=${sort}&${cursor([order, 80_000, count / 2])}`);
    for (const status of ['open', 'succeeded', 'cancelled'])
      all[`payments: ${status}, ${sort}`] = list(`sort=${sort}&status=${status}`);
    all[`payments: a month long ago, ${sort}`] = list(`sort=${sort}&${longAgo}`);
    all[`payments: a first name, ${sort}`] = { ...list(`sort=${sort}&q=amelia`), judged: false };
  }
  for (const [name, text] of Object.entries({
    'a name that five people have': RARE_PERSON,
    'a name that nobody has': 'quinquereme',
    'a part of nearly every address': 'example',
    'a whole phone number': '(416) 000-1234',
    "a payment's name": 'pi_1234',
    "a booking's number": '#1234',
    "a card's last digits": '1234',
    'two letters of nobody': 'xq',
  })) {
    all[`payments: ${name}`] = list(`q=${encodeURIComponent(text)}`);
  }
  for (const status of ['requested', 'succeeded', 'failed'])
    all[`refunds: ${status}`] = of(`refunds?limit=25&status=${status}`);
  for (const status of ['due', 'upcoming', 'paid_out'])
    all[`payouts: ${status}`] = of(`payouts?limit=25&status=${status}`);
  const middle = await valueOf(
    `SELECT floor(extract(epoch FROM due_at) * 1000) || '.' || booking_id FROM payouts ORDER BY due_at OFFSET ${Math.floor(count / 3)} LIMIT 1`,
  );
  const line = await valueOf(
    `SELECT floor(extract(epoch FROM at) * 1000) || '.' || id FROM ledger_entries ORDER BY at, id OFFSET ${count} LIMIT 1`,
  );
  return {
    ...all,
    "payments: somebody's": list('renterId=11'),
    "payments: a booking's": list('bookingId=101'),
    'payments: two letters that begin names': { ...list('q=am'), judged: false },
    'payments: open ones by a first name': { ...list('status=open&q=amelia'), judged: false },
    'refunds: first page': of('refunds?limit=25'),
    'disputes: first page': of('disputes?limit=25'),
    'disputes: open': of('disputes?limit=25&status=open'),
    'payouts: first page': of('payouts?limit=25'),
    'payouts: page in the middle': of(`payouts?limit=25&${cursor([middle])}`),
    "payouts: an owner's that are due": of('payouts?limit=25&ownerId=12&status=due'),
    'books: first page': of('ledger?limit=25'),
    'books: page in the middle': of(`ledger?limit=25&${cursor([line])}`),
    'books: an account': of('ledger?limit=25&account=owners'),
    'books: a month long ago': of(`ledger?limit=25&${longAgo}`),
    "books: a booking's": of('ledger?limit=25&bookingId=101'),
    'books: balances': of('ledger/balances'),
    'discrepancies: first page': of('discrepancies?limit=25'),
    'discrepancies: open': of('discrepancies?limit=25&open=true'),
    'discrepancies: resolved': of('discrepancies?limit=25&open=false'),
    'by hand: first page': of('manual-refunds?limit=25'),
    'by hand: open': of('manual-refunds?limit=25&status=open'),
    'by hand: counts': of('manual-refunds/counts'),
    "credits: somebody's": { path: '/api/credits', as: { id: 11, role: 'renter' } },
    'credits: newest': { path: '/api/credits', as: ADMIN },
  };
}
