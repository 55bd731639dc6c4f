import { bookingCancelled, bookingCompleted, bookingRefundChosen, type Discrepancy } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { administratorOf } from './support/administrator';
import { compareAll, foundIn, type FoundRow } from './support/comparison';
import { cancelledByOwner, depositsOf, dividedAs, newRenter } from './support/deposits';
import { startPayments } from './support/start-payments';

jest.setTimeout(300_000);

let world: Awaited<ReturnType<typeof startPayments>>;
let deposits: ReturnType<typeof depositsOf>;
beforeAll(async () => {
  world = await startPayments();
  deposits = depositsOf(world);
});
afterAll(() => world?.stop());

const CENTS = 41_500;

/** A deposit and what came of it: what a break is about. */
interface Life {
  paymentId: number;
  paymentIntentId: string;
  bookingId: number;
  refundId: number;
  creditId: number;
  disputeId: number;
}

type Kind = 'paid' | 'refunded' | 'completed' | 'credited' | 'paid by credit' | 'disputed';

async function live(kind: Kind): Promise<Life> {
  const renterId = newRenter();
  const credit = kind === 'paid by credit' ? await deposits.credit(renterId, CENTS) : undefined;
  const { booking, paymentIntentId } = await deposits.paid({
    renterId,
    cents: CENTS,
    useCredit: kind === 'paid by credit',
  });
  const { id: paymentId } = await world.paymentOf(paymentIntentId);
  const idOf = async (table: string, where: string) =>
    (await world.rows<{ id: number }>(`SELECT id FROM ${table} WHERE ${where}`))[0]?.id;
  const came = (table: string, where: string) =>
    eventuallyPasses(async () => {
      const id = await idOf(table, where);
      if (id === undefined) throw new Error(`no ${table} yet`);
      return id;
    });
  const life = {
    paymentId,
    paymentIntentId,
    bookingId: booking.id,
    refundId: 0,
    creditId: credit?.id ?? 0,
    disputeId: 0,
  };
  if (kind === 'refunded') {
    const settlement = dividedAs('R3', { refundCents: CENTS });
    const ended = { ...booking, status: 'cancelled' as const, refundCents: CENTS, settlement };
    world.booking.publish(bookingCancelled, ended, 2);
    return { ...life, refundId: await came('refunds', `booking_id = ${booking.id} AND status = 'succeeded'`) };
  }
  if (kind === 'completed') {
    const settlement = dividedAs('completed', { ownerKeepsCents: 16_600, platformKeepsCents: 24_900 });
    world.booking.publish(bookingCompleted, { ...booking, status: 'completed', settlement }, 2);
    await eventuallyPasses(async () =>
      expect(await world.rows('SELECT 1 FROM payouts WHERE booking_id = $1', [booking.id])).toHaveLength(1),
    );
  }
  if (kind === 'credited') {
    world.booking.publish(bookingCancelled, cancelledByOwner(booking), 2);
    world.booking.publish(bookingRefundChosen, { ...cancelledByOwner(booking), refundChoice: 'credit' }, 3);
    return { ...life, creditId: await came('credits', `booking_id = ${booking.id}`) };
  }
  if (kind === 'disputed') {
    await world.sandbox.dispute(paymentIntentId);
    return { ...life, disputeId: await came('disputes', `payment_id = ${paymentId}`) };
  }
  return life;
}

/** As somebody with the database's own rights does it, whom no trigger stops. */
const behindTriggers = (sql: string) =>
  world.rows(`BEGIN; SET LOCAL session_replication_role = replica; ${sql}; COMMIT`);

interface Break {
  kind: Kind;
  /** Changes one row. */
  change: (life: Life) => Promise<unknown>;
  /** The rows that have to be named for it, and no other. */
  named: (life: Life) => [table: string, id: string | number][];
  /** The row as it was: of which table, and which. */
  row?: ((life: Life) => [table: string, where: string]) | undefined;
}

const lineOf = ({ paymentId }: Life, account: string) =>
  `transaction = 'payment:${paymentId}' AND account = '${account}'`;
const ofBooks = (change: (life: Life) => string): Pick<Break, 'kind' | 'change' | 'named' | 'row'> => ({
  kind: 'paid',
  change: (life) => behindTriggers(change(life)),
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
  change: (life) => world.rows(`UPDATE ${table} SET ${set} WHERE ${where(life)}`),
  named: (life) => [[table, id(life)]],
  row: (life) => [table, where(life)],
});
const payment = ({ paymentId }: Life) => paymentId;
const refund = ({ refundId }: Life) => refundId;
const booking = ({ bookingId }: Life) => bookingId;

const BREAKS: Record<string, Break> = {
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
      ({ paymentId }) => `INSERT INTO ledger_entries (transaction, account, cents, payment_id, memo, at)
        SELECT transaction || ':2', account, cents, payment_id, memo, at FROM ledger_entries WHERE transaction = 'payment:${paymentId}'`,
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
    change: ({ bookingId }) =>
      behindTriggers(
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
    change: ({ paymentId }) => world.rows('DELETE FROM payments WHERE id = $1', [paymentId]),
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
    change: ({ refundId }) => world.rows('DELETE FROM refunds WHERE id = $1', [refundId]),
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
    change: () =>
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
    change: ({ disputeId }) =>
      behindTriggers(`DELETE FROM ledger_entries WHERE transaction = 'dispute:${disputeId}:withdrawn'`),
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
    change: async ({ bookingId }) => {
      const settlement = dividedAs('R3', { refundCents: 31_500, platformKeepsCents: 10_000 });
      world.booking.otherwise.set(bookingId, { refundCents: 31_500, settlement });
    },
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'what booking noted of the refund is changed': {
    kind: 'refunded',
    change: async ({ bookingId }) =>
      world.booking.otherwise.set(bookingId, { refundedCents: 31_500, refundedAt: null }),
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'a booking is active again that had ended': {
    kind: 'refunded',
    change: async ({ bookingId }) =>
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
    change: async ({ bookingId }) => world.booking.otherwise.set(bookingId, null),
    named: ({ bookingId }) => [['bookings', bookingId]],
  },
  'the provider gives back all of a deposit that a booking relies on': {
    kind: 'paid',
    change: ({ paymentIntentId }) => world.sandbox.refundByHand(paymentIntentId),
    named: ({ bookingId, paymentIntentId }) => [
      ['bookings', bookingId],
      ['refunds', `re of ${paymentIntentId}`],
    ],
  },
  'the provider gives back a part': {
    kind: 'paid',
    change: ({ paymentIntentId }) => world.sandbox.refundByHand(paymentIntentId, 10_000),
    named: ({ paymentIntentId }) => [['refunds', `re of ${paymentIntentId}`]],
  },
};
const NAMES = Object.keys(BREAKS);

const lives = new Map<string, Life>();
const lifeOf = (name: string) => {
  const life = lives.get(name);
  if (!life) throw new Error(`nothing was made for: ${name}`);
  return life;
};
let found: FoundRow[] = [];
const undo: (() => Promise<unknown>)[] = [];

/** A row as it was, to be put back as somebody would who mends it by hand. */
async function keep(table: string, where: string): Promise<() => Promise<unknown>> {
  const [{ rows } = { rows: '[]' }] = await world.rows<{ rows: string }>(
    `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} t WHERE ${where}`,
  );
  return () =>
    behindTriggers(`DELETE FROM ${table} WHERE ${where};
      INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, '${rows.replaceAll("'", "''")}')`);
}

/** The rows that a case is to name, with what the provider calls its refunds. */
async function namedIn(name: string): Promise<string[]> {
  const { refunds } = await world.sandbox.state();
  const { named } = BREAKS[name] as Break;
  return named(lifeOf(name)).map(([table, id]) => {
    const [, paymentIntentId] = /^re of (.+)$/.exec(String(id)) ?? [];
    const made = paymentIntentId && refunds.find(({ payment_intent }) => payment_intent === paymentIntentId)?.id;
    return `${table} ${made || id}`;
  });
}
const rowsNamed = (rows: FoundRow[]) => [...new Set(rows.map(({ row }) => row && `${row.table} ${row.id}`))];

it('finds nothing where everything was done as it should be', async () => {
  for (const name of NAMES) lives.set(name, await live((BREAKS[name] as Break).kind));
  await compareAll(world);
  expect(await foundIn(world)).toEqual([]);
  expect(await world.rows('SELECT * FROM doubts')).toEqual([]);
});

it('counts nothing that was only on its way at the first look', async () => {
  const { bookingId } = lifeOf('a booking is deleted');
  world.booking.otherwise.set(bookingId, { status: 'confirmed' });
  world.clock.advance({ hours: 6.1 });
  await eventuallyPasses(async () =>
    expect(await world.rows('SELECT subject_id FROM doubts')).toEqual([{ subject_id: bookingId }]),
  );
  world.booking.otherwise.delete(bookingId);
  world.clock.advance({ seconds: 901 });
  await eventuallyPasses(async () => expect(await world.rows('SELECT * FROM doubts')).toEqual([]));
  expect(await foundIn(world)).toEqual([]);
});

it('compares the rest while booking is away, and booking once it is back', async () => {
  const finished = async () =>
    (await world.rows<{ name: string }>('SELECT name FROM comparisons WHERE finished_at > $1', [before])).map(
      ({ name }) => name,
    );
  world.booking.setDown(true);
  world.clock.advance({ hours: 6.1 });
  const before = new Date(world.clock.now().getTime() - 60_000);
  await eventuallyPasses(async () =>
    expect((await finished()).sort()).toEqual(['credits', 'ledger', 'outside-deposits', 'payments', 'payouts']),
  );
  world.booking.setDown(false);
  world.clock.advance({ seconds: 301 });
  await eventuallyPasses(async () => expect(await finished()).toContain('bookings'));
  expect(await foundIn(world)).toEqual([]);
});

it('notices all of many rows that were changed within one comparison', async () => {
  await world.sandbox.webhooks('drop');
  for (const name of NAMES) {
    const { row, change } = BREAKS[name] as Break;
    const life = lifeOf(name);
    if (row) undo.push(await keep(...row(life)));
    await change(life);
    if (world.booking.otherwise.has(life.bookingId)) {
      undo.push(async () => world.booking.otherwise.delete(life.bookingId));
    }
  }
  await compareAll(world);
  found = await foundIn(world);
  const expected = (await Promise.all(NAMES.map(namedIn))).flat();
  expect(rowsNamed(found).sort()).toEqual(expected.sort());
});

it.each(NAMES)('names the row where %s', async (name) => {
  const rows = rowsNamed(found);
  for (const named of await namedIn(name)) expect(rows).toContain(named);
});

it('shows administrators which row it is, and what each side says', async () => {
  const { paymentId } = lifeOf("a line's amount is changed");
  const { rows } = await administratorOf(world).pages<Discrepancy>('/discrepancies?open=true&limit=50');
  expect(rows.find(({ row }) => row?.id === `payment:${paymentId}`)).toMatchObject({
    kind: 'amount_differs',
    paymentId,
    amount: -1,
    row: { table: 'ledger_entries', field: 'provider', says: { ledger_entries: '414.00', payments: '415.00' } },
  });
});

it('resolves what was mended, and finds it anew when it is broken again', async () => {
  const mended = NAMES.filter((name) => BREAKS[name]?.row || world.booking.otherwise.has(lifeOf(name).bookingId));
  for (const back of undo) await back();
  await compareAll(world);
  const rows = (await Promise.all(mended.map(namedIn))).flat();
  const open = rowsNamed((await foundIn(world)).filter(({ resolved_at: at }) => at === null));
  expect(open.filter((row) => row !== null && rows.includes(row))).toEqual([]);

  const { change } = BREAKS['a line is added'] as Break;
  await change(lifeOf('a line is added'));
  await compareAll(world);
  const again = (await foundIn(world)).filter(({ resolved_at: at }) => at === null);
  expect(rowsNamed(again)).toContain(`ledger_entries payment:${lifeOf('a line is added').paymentId}`);
});
