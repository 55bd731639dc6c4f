import { bookingCancelled, bookingCompleted, bookingConfirmed, bookingRefundChosen } from '@harbourline/contracts';
import { addHours, refundFor, settleCompleted, type Settlement } from '@harbourline/policy';
import fc from 'fast-check';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { compareAll, foundIn } from './support/comparison';
import { depositsOf, newRenter } from './support/deposits';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  world = await startPayments();
});
afterAll(() => world.stop());

const START = new Date('2026-07-04T18:00:00Z');
const hoursBefore = (hours: number) => addHours(START, -hours);

/** Why and when a booking ends, around the hours that matter. */
const ending = fc
  .record({
    cause: fc.constantFrom('never_confirmed', 'platform', 'renter_breach', 'provider', 'renter'),
    hours: fc.constantFrom(200, 100, 72, 60, 48, 24, 1),
    breach: fc.boolean(),
  })
  .map(({ cause, hours, breach }) => ({
    cause,
    at: hoursBefore(hours),
    start: START,
    placedAt: hoursBefore(110),
    confirmedAt: hoursBefore(90),
    breach,
    commissionCents: 6_000,
    taxPercent: 13,
  }));

/** A deposit, what an administrator changes back and forth, and how it ends, if it does. */
const life = fc.record({
  renter: fc.nat(2),
  cents: fc.integer({ min: 50, max: 60_000 }),
  useCredit: fc.boolean(),
  completions: fc.array(fc.option(fc.record({ commissionCents: fc.nat(70_000), taxPercent: fc.nat(20) })), {
    maxLength: 3,
  }),
  ending: fc.option(ending, { freq: 1 }),
  choice: fc.option(fc.constantFrom('credit' as const, 'refund' as const)),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

const sumOf = async (sql: string) => Number((await world.rows<{ sum: string | null }>(sql))[0]?.sum ?? 0);
const onAccount = (account: string) => sumOf(`SELECT sum(cents) FROM ledger_entries WHERE account = '${account}'`);

/** The deposits of charters that are still to come, over all runs. */
let toCome = 0;

async function live(renterId: number, { cents, useCredit, ...changes }: Life): Promise<void> {
  const { booking, paymentIntentId } = await depositsOf(world).paid({ renterId, cents, useCredit });
  let version = 1;
  let settlement: Settlement | null = null;
  for (const completion of changes.completions) {
    settlement = completion && settleCompleted({ depositCents: cents, ...completion });
    version += 1;
    const event = settlement ? bookingCompleted : bookingConfirmed;
    world.booking.publish(event, { ...booking, status: settlement ? 'completed' : 'confirmed', settlement }, version);
  }
  if (changes.ending) {
    settlement = refundFor({ ...changes.ending, depositCents: cents });
    const ended = { ...booking, status: 'cancelled' as const, refundCents: settlement.refundCents, settlement };
    world.booking.publish(bookingCancelled, ended, (version += 1));
    if (settlement.creditInstead && changes.choice) {
      world.booking.publish(bookingRefundChosen, { ...ended, refundChoice: changes.choice }, (version += 1));
    }
  }
  if (settlement === null) toCome += cents;
  if (version === 1) return;
  await eventuallyPasses(async () =>
    expect(await world.rows('SELECT settled_version FROM payments WHERE intent_id = $1', [paymentIntentId])).toEqual([
      { settled_version: version },
    ]),
  );
}

it('keeps the books in balance over any lives of bookings, to the cent', async () => {
  const renters = [newRenter(), newRenter(), newRenter()];
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 1, maxLength: 6 }), async (lives) => {
      await Promise.all(lives.map((each) => live(renters[each.renter] ?? 0, each)));
      await eventuallyPasses(async () => {
        expect(await world.rows(`SELECT 1 FROM refunds WHERE status <> 'succeeded'`)).toEqual([]);
      });

      const unbalanced = await world.rows(
        'SELECT transaction FROM ledger_entries GROUP BY transaction HAVING sum(cents) <> 0',
      );
      expect(unbalanced).toEqual([]);
      expect(await sumOf('SELECT sum(cents) FROM ledger_entries')).toBe(0);
      const owed = await sumOf('SELECT sum(amount_cents - paid_out_cents) FROM payouts');
      const credit = await sumOf('SELECT sum(available_cents) FROM credits');
      expect((await onAccount('deposits')) + toCome).toBe(0);
      expect((await onAccount('owners')) + owed).toBe(0);
      expect((await onAccount('credits')) + credit).toBe(0);
      const { intents, refunds } = await world.sandbox.state();
      const received = intents.reduce((sum, { amount_received }) => sum + amount_received, 0);
      expect(await onAccount('provider')).toBe(received - refunds.reduce((sum, { amount }) => sum + amount, 0));
    }),
    { numRuns: 15 },
  );
});

it('leaves nothing that any comparison finds', async () => {
  await compareAll(world);
  expect(await foundIn(world)).toEqual([]);
});
