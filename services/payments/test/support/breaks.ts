import { dividedAs } from './deposits';
import type { Kind, Life } from './deposit-lives';
import type { startPayments } from './start-payments';

type World = Awaited<ReturnType<typeof startPayments>>;

/** Runs a statement with the database's own rights, which no trigger stops. */
export const behindTriggers = ({ rows }: Pick<World, 'rows'>, sql: string) =>
  rows(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

export interface Break {
  kind: Kind;
  /** Changes one row. */
  change: (life: Life, world: World) => Promise<unknown>;
  /** The rows that have to be named for it, and no other. */
  named: (life: Life) => [table: string, id: string | number][];
  /** The row as it was: of which table, and which. */
  row?: ((life: Life) => [table: string, where: string]) | undefined;
}

const lineOf = ({ paymentId }: Life, account: string) =>
  `transaction = 'payment:${paymentId}' AND account = '${account}'`;
const ofBooks = (change: (life: Life) => string): Pick<Break, 'kind' | 'change' | 'named' | 'row'> => ({
  kind: 'paid',
  change: (life, world) => behindTriggers(world, change(life)),
  named: ({ paymentId }) => [['ledger_entries', `payment:${paymentId}`]],
  row: ({ paymentId }) => ['ledger_entries', `transaction = 'payment:${paymentId}'`],
});
const ofTable = (
  kind: Kind,
  table: string,
  set: string,
  id: (life: Life) => string | number,
  where = (life: Life) => `id = ${id(life)}`,
): Break => ({
  kind,
  change: (life, world) => world.rows(`UPDATE ${table} SET ${set} WHERE ${where(life)}`),
  named: (life) => [[table, id(life)]],
  row: (life) => [table, where(life)],
});
const payment = ({ paymentId }: Life) => paymentId;
const refund = ({ refundId }: Life) => refundId;
const booking = ({ bookingId }: Life) => bookingId;

/** Ways in which one row of money can be changed behind the service's back, each by its name. */
export const BREAKS: Record<string, Break> = {
  'a line of the books is deleted': ofBooks((life) => `DELETE FROM ledger_entries WHERE ${lineOf(life, 'provider')}`),
  "a line's amount is changed": ofBooks(
    (life) => `UPDATE ledger_entries SET cents = 41400 WHERE ${lineOf(life, 'provider')}`,
  ),
  'a line is on another account': ofBooks(
    (life) => `UPDATE ledger_entries SET account = 'bank' WHERE ${lineOf(life, 'provider')}`,
  ),
  'a line is on the other side': ofBooks(
    (life) => `UPDATE ledger_entries SET cents = 41500 WHERE ${lineOf(life, 'deposits')}`,
  ),
  'a line is added': ofBooks(
    ({ paymentId }) => `INSERT INTO ledger_entries (transaction, account, cents, payment_id, memo, at)
      VALUES ('payment:${paymentId}', 'bank', 500, ${paymentId}, 'x', now())`,
  ),
  'a line is booked a second time': {
    ...ofBooks(
      ({ paymentId }) => `INSERT INTO ledger_entries (transaction, account, cents, payment_id, reason, at)
        SELECT transaction || ':2', account, cents, payment_id, reason, at FROM ledger_entries WHERE transaction = 'payment:${paymentId}'`,
    ),
    named: ({ paymentId }) => [['ledger_entries', `payment:${paymentId}:2`]],
    row: ({ paymentId }) => ['ledger_entries', `payment_id = ${paymentId}`],
  },
  'a line belongs to another payment': {
    ...ofBooks((life) => `UPDATE ledger_entries SET payment_id = 999999 WHERE ${lineOf(life, 'deposits')}`),
    named: ({ paymentId }) => [
      ['ledger_entries', `payment:${paymentId}`],
      ['payments', 999_999],
    ],
  },
  'a line of a division is changed': {
    kind: 'completed',
    change: ({ bookingId }, world) =>
      behindTriggers(
        world,
        `UPDATE ledger_entries SET cents = -1 WHERE transaction = 'settlement:${bookingId}' AND account = 'owners'`,
      ),
    named: ({ bookingId }) => [['ledger_entries', `settlement:${bookingId}`]],
    row: ({ bookingId }) => ['ledger_entries', `transaction = 'settlement:${bookingId}'`],
  },
  "a payment's deposit is changed": ofTable('paid', 'payments', 'amount_cents = 41400', payment),
  'what a payment took is changed': ofTable('paid', 'payments', 'captured_cents = 41400', payment),
  "a payment's state is changed": {
    ...ofTable('paid', 'payments', `status = 'cancelled', paid_at = NULL, captured_cents = 0`, payment),
    // The provider's list says that it was paid, and it is taken up again.
    row: undefined,
  },
  'a payment is deleted': {
    kind: 'paid',
    change: ({ paymentId }, world) => world.rows('DELETE FROM payments WHERE id = $1', [paymentId]),
    named: ({ paymentId, paymentIntentId }) => [
      ['payments', paymentId],
      ['payments', paymentIntentId],
    ],
  },
  "a refund's amount is changed": ofTable('refunded', 'refunds', 'amount_cents = 31500', refund),
  "a refund's state is changed": ofTable(
    'refunded',
    'refunds',
    `status = 'failed', next_try_at = '2099-01-01'`,
    refund,
  ),
  'a refund is deleted': {
    kind: 'refunded',
    change: ({ refundId }, world) => world.rows('DELETE FROM refunds WHERE id = $1', [refundId]),
    named: ({ refundId }) => [['refunds', refundId]],
    row: ({ refundId }) => ['refunds', `id = ${refundId}`],
  },
  "a credit's balance is changed": ofTable(
    'credited',
    'credits',
    'available_cents = 41400',
    ({ creditId }) => creditId,
  ),
  'a credit is made of nothing': {
    kind: 'paid',
    change: (_, world) =>
      world.rows(`INSERT INTO credits (id, renter_id, booking_id, amount_cents, available_cents, issued_at, version)
        VALUES (888888, 5, 888888, 100, 100, now(), 1)`),
    named: () => [['credits', 888_888]],
  },
  'what a deposit used of a credit is changed': ofTable(
    'paid by credit',
    'credit_uses',
    'cents = 41400',
    ({ creditId, paymentId }) => `${creditId}:${paymentId}`,
    ({ paymentId }) => `payment_id = ${paymentId}`,
  ),
  "a dispute's state is changed": ofTable(
    'disputed',
    'disputes',
    `status = 'won', closed_at = opened_at`,
    ({ disputeId }) => disputeId,
  ),
  "both lines of a dispute's transaction are deleted": {
    kind: 'disputed',
    change: ({ disputeId }, world) =>
      behindTriggers(world, `DELETE FROM ledger_entries WHERE transaction = 'dispute:${disputeId}:withdrawn'`),
    named: ({ disputeId }) => [['ledger_entries', `dispute:${disputeId}:withdrawn`]],
    row: ({ disputeId }) => ['ledger_entries', `transaction = 'dispute:${disputeId}:withdrawn'`],
  },
  'what an owner is due is changed': ofTable(
    'completed',
    'payouts',
    'amount_cents = 99900',
    booking,
    (life) => `booking_id = ${booking(life)}`,
  ),
  'what we have heard of a booking is changed': ofTable('refunded', 'bookings', `settlement = NULL`, booking),
  "booking's refund is changed": {
    kind: 'refunded',
    change: async ({ bookingId }, world) => {
      const settlement = dividedAs('R3', { refundCents: 31_500, platformKeepsCents: 10_000 });
      world.booking.otherwise.set(bookingId, { refundCents: 31_500, settlement });
    },
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'what booking noted of the refund is changed': {
    kind: 'refunded',
    change: async ({ bookingId }, world) =>
      world.booking.otherwise.set(bookingId, { refundedCents: 31_500, refundedAt: null }),
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'a booking is active again that had ended': {
    kind: 'refunded',
    change: async ({ bookingId }, world) =>
      world.booking.otherwise.set(bookingId, {
        status: 'confirmed',
        refundCents: null,
        settlement: null,
        refundedAt: null,
      }),
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'a booking is deleted': {
    kind: 'paid',
    change: async ({ bookingId }, world) => world.booking.otherwise.set(bookingId, null),
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'the provider gives back all of a deposit that a booking relies on': {
    kind: 'paid',
    change: ({ paymentIntentId }, world) => world.sandbox.refundByHand(paymentIntentId),
    named: ({ bookingId, paymentIntentId }) => [
      ['bookings', bookingId],
      ['refunds', `re of ${paymentIntentId}`],
    ],
  },
  'the provider gives back a part': {
    kind: 'paid',
    change: ({ paymentIntentId }, world) => world.sandbox.refundByHand(paymentIntentId, 10_000),
    named: ({ paymentIntentId }) => [['refunds', `re of ${paymentIntentId}`]],
  },
};
