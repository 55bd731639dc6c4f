import type { Discrepancy } from '@harbourline/contracts';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { behindTriggers, BREAKS, type Break } from './support/breaks';
import { compareAll, foundIn, type FoundRow } from './support/comparison';
import { live, type Life } from './support/deposit-lives';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world?.stop());

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
    behindTriggers(
      world,
      `DELETE FROM ${table} WHERE ${where};
      INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, '${rows.replaceAll("'", "''")}')`,
    );
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
  for (const name of NAMES) lives.set(name, await live(world, (BREAKS[name] as Break).kind));
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
    await change(life, world);
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
  const rows = await world.as(ADMIN).rows<Discrepancy>('/api/admin/discrepancies?open=true&limit=50');
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
  await change(lifeOf('a line is added'), world);
  await compareAll(world);
  const again = (await foundIn(world)).filter(({ resolved_at: at }) => at === null);
  expect(rowsNamed(again)).toContain(`ledger_entries payment:${lifeOf('a line is added').paymentId}`);
});
