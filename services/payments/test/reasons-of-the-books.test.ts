import type { LedgerEntry } from '@harbourline/contracts';
import { REFUND_RULES, type LedgerReason } from '@harbourline/policy';
import { ledgerReasonInWords } from '@harbourline/policy/words';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADMIN, startPayments } from './support/start-payments';

const MIGRATION = join(__dirname, '../prisma/migrations/20261127171000_reasons_of_the_books/migration.sql');

const REASONS: LedgerReason[] = [
  { code: 'deposit_paid', by: [] },
  { code: 'deposit_paid', by: ['card'] },
  { code: 'deposit_paid', by: ['card', 'credit'] },
  { code: 'deposit_paid_outside' },
  { code: 'deposit_not_paid' },
  ...[...Object.values(REFUND_RULES), 'completed' as const].map((rule) => ({
    ...{
      code: 'deposit_divided' as const,
      rule,
      choice: rule === REFUND_RULES.providerEnds ? ('credit' as const) : null,
    },
  })),
  { code: 'division_undone' },
  { code: 'unclaimed' },
  { code: 'refund_due' },
  { code: 'refund_paid' },
  { code: 'refund_returned' },
  { code: 'given_back', reference: 'T-9: the rest' },
  { code: 'paid_out', reference: null },
  { code: 'paid_out', reference: 'T-17' },
  { code: 'received_from_owner', reference: null },
  { code: 'dispute_withdrawn' },
  { code: 'dispute_reinstated' },
  { code: 'dispute_lost' },
  { code: 'unknown_payment' },
  { code: 'unknown_refund' },
  { code: 'unknown_refund_returned' },
];

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => (world = await startPayments()));
afterAll(() => world.stop());

/** Lines as the release before writes them. */
const bookInSentences = async (prefix: string, at: string) => {
  for (const [number, reason] of REASONS.entries()) {
    await world.rows(
      `INSERT INTO ledger_entries (transaction, account, cents, memo, at)
       VALUES ($1, 'provider', 100, $2, $3), ($1, 'unexplained', -100, $2, $3)`,
      [`${prefix}:${number}`, ledgerReasonInWords(reason), at],
    );
  }
};
const keptAs = async (prefix: string) => {
  const lines = await world.rows<{ reason: LedgerReason; memo: string; number: number }>(
    `SELECT reason, memo, substring(transaction FROM '[0-9]+$')::int AS number FROM ledger_entries
     WHERE transaction LIKE $1 AND account = 'provider' ORDER BY number`,
    [`${prefix}:%`],
  );
  return lines.map(({ reason, memo }) => ({ reason, memo }));
};
const IN_CODES = REASONS.map((reason) => ({ reason, memo: '' }));

it('are codes with facts where the release before writes a sentence meanwhile', async () => {
  await bookInSentences('meanwhile', '2025-03-01T12:00:00Z');
  expect(await keptAs('meanwhile')).toEqual(IN_CODES);
});

it('become codes where a sentence was stored before, and no amount, account, name or time changes', async () => {
  const unchanged = () =>
    world.rows('SELECT id, transaction, account, cents, booking_id, payment_id, at FROM ledger_entries ORDER BY id');
  await world.rows('ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_with_reasons');
  await bookInSentences('before', '2025-03-02T12:00:00Z');
  await world.rows('ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_with_reasons');
  const before = await unchanged();
  const migration = await readFile(MIGRATION, 'utf8');
  await world.rows(migration.slice(migration.indexOf('ALTER TABLE "ledger_entries" DISABLE')));
  expect(await keptAs('before')).toEqual(IN_CODES);
  expect(await unchanged()).toEqual(before);
  await expect(world.rows(`UPDATE ledger_entries SET memo = 'Otherwise' WHERE cents = 100`)).rejects.toThrow(
    'never changed',
  );
});

it('are given as a code and in words, and what somebody entered by hand as they entered it', async () => {
  await bookInSentences('told', '2025-03-03T12:00:00Z');
  await world.rows(
    `INSERT INTO ledger_entries (transaction, account, cents, memo, at) VALUES
       ('by hand', 'provider', 100, 'Rounding of 2024', '2025-03-03T13:00:00Z'),
       ('by hand', 'unexplained', -100, 'Rounding of 2024', '2025-03-03T13:00:00Z')`,
  );
  const { body } = await world
    .as(ADMIN)
    .get<LedgerEntry[]>('/api/admin/ledger?account=provider&from=2025-03-03&to=2025-03-03&limit=100');
  expect(body.map(({ reason, memo }) => ({ reason, memo }))).toEqual([
    { reason: null, memo: 'Rounding of 2024' },
    ...REASONS.map((reason) => ({ reason, memo: ledgerReasonInWords(reason) })).reverse(),
  ]);
});
