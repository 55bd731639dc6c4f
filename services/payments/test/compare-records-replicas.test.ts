import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { compareAll, foundIn } from './support/comparison';
import { depositsOf, newRenter } from './support/deposits';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
  await world.addReplica();
});
afterAll(() => world?.stop());

/** Holds what booking says back until the other replica, whose turn it is once the lease has run out, has asked as well. */
async function bothAtOnce(leaseSeconds: number): Promise<void> {
  let asked = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  world.booking.whileStating(() => {
    asked += 1;
    return held;
  });
  await eventuallyPasses(async () => expect(asked).toBeGreaterThanOrEqual(1));
  world.clock.advance({ seconds: leaseSeconds });
  await eventuallyPasses(async () => expect(asked).toBeGreaterThanOrEqual(2));
  world.booking.whileStating(() => Promise.resolve());
  answer();
}

it('reports each difference once where two replicas compare the same records at once', async () => {
  const deposits = depositsOf(world);
  const paid = await Promise.all([1, 2, 3, 4].map(() => deposits.paid({ renterId: newRenter(), cents: 41_500 })));
  await compareAll(world);
  expect(await foundIn(world)).toEqual([]);

  const [ended, ...misbooked] = paid;
  world.booking.otherwise.set(ended?.booking.id ?? 0, { depositCents: 31_500 });
  const ids = await Promise.all(
    misbooked.map(async ({ paymentIntentId }) => (await world.paymentOf(paymentIntentId)).id),
  );
  for (const id of ids) {
    await world.rows(`BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE ledger_entries SET cents = 41400 WHERE transaction = 'payment:${id}' AND account = 'provider'; COMMIT`);
  }

  world.clock.advance({ hours: 6.1 });
  await bothAtOnce(301);
  const subjects = [ended?.booking.id, ...ids].sort();
  await eventuallyPasses(async () => {
    const doubts = await world.rows<{ subject_id: number }>('SELECT subject_id FROM doubts');
    expect(doubts.map(({ subject_id: id }) => id).sort()).toEqual(subjects);
  });
  world.clock.advance({ seconds: 901 });
  await bothAtOnce(16);
  await eventuallyPasses(async () => expect(await world.rows('SELECT * FROM doubts')).toEqual([]));

  const expected = [`bookings ${ended?.booking.id}`, ...ids.map((id) => `ledger_entries payment:${id}`)].sort();
  const found = await foundIn(world);
  expect(found.map(({ row }) => `${row?.table} ${row?.id}`).sort()).toEqual(expected);
  const told = world.log.failures().filter(({ msg }) => msg === 'records of money differ');
  const rowOf = (line: object) => Reflect.get(line, 'row') as { table: string; id: string };
  expect(told.map((line) => `${rowOf(line).table} ${rowOf(line).id}`).sort()).toEqual(expected);
});
