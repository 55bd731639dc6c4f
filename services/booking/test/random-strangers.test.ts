import { minutes } from '@harbourline/test-kit/patience';
import fc from 'fast-check';
import type { HoldView } from '@harbourline/contracts';
import { BOAT } from './support/cast';
import { startBooking, type TestBooking } from './support/start-booking';
import { charter, daysHeld, strangerOf } from './support/strangers';

const RUNS = Number(process.env['STRANGERS'] ?? 8);
const DAYS = 60;

/** Attackers who never pay hold and give back from any number of accounts and addresses, and wait. */
type Step =
  | { do: 'hold'; renter: number; address: number; day: number; time: string; hours: number }
  | { do: 'release'; which: number }
  | { do: 'wait'; minutes: number };

const when = {
  day: fc.integer({ min: 0, max: DAYS - 7 }),
  time: fc.constantFrom('10:00', '10:00', '14:00', '18:30', '22:30'),
  hours: fc.integer({ min: 3, max: 12 }),
};
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('hold' as const),
        renter: fc.integer({ min: 0, max: 25 }),
        address: fc.integer({ min: 0, max: 25 }),
        ...when,
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('release' as const), which: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 16, 60) }) },
  ),
  { minLength: 15, maxLength: 40, size: 'max' },
);
const honest = fc.record({ ownAddress: fc.boolean(), ...when });

let world: TestBooking;
beforeAll(async () => {
  world = await startBooking();
});
afterAll(() => world?.stop());

it(
  'keeps less than 5% of the next 60 days from others, whatever strangers do, and lets a newcomer reserve what is free',
  async () => {
    const seen = { kept: 0, shared: 0, reserved: 0 };
    await fc.assert(
      fc.asyncProperty(steps, honest, async (played, { ownAddress, day, ...time }) => {
        await world.reset();
        const held: { renter: number; address: string; hold: HoldView }[] = [];
        for (const step of played) {
          if (step.do === 'wait') world.clock.advance({ minutes: step.minutes });
          if (step.do === 'hold') {
            const [renter, address] = [1000 + step.renter, `198.51.100.${step.address}`];
            const answer = await strangerOf(world, renter, address).hold(charter(step.day, step));
            if (answer.status === 201) held.push({ renter, address, hold: answer.body });
            if (answer.status === 201) seen[answer.body.exclusive ? 'kept' : 'shared'] += 1;
          }
          if (step.do === 'release') {
            const [one] = held.splice(step.which % Math.max(1, held.length), 1);
            if (one) await strangerOf(world, one.renter, one.address).release(one.hold.holdId);
          }
          expect((await daysHeld(world)).length / DAYS).toBeLessThan(0.05);
        }

        // From the attackers' own address or another one: a time that nobody has is there to be reserved.
        const newcomer = strangerOf(world, 5000, ownAddress ? '203.0.113.77' : '198.51.100.1');
        const wish = charter(day, time);
        if (await isTaken(wish)) return;
        const answer = await newcomer.hold(wish);
        expect(answer).toMatchObject({ status: 201 });
        const booked = await newcomer.payAndBook(answer.body);
        expect([booked.status, booked.body.status]).toEqual([201, 'pending']);
        seen.reserved += 1;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    // Attackers got something, did not get everything, and newcomers came.
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  },
  minutes(3),
);

async function isTaken({ startDate, endDate }: { startDate: string; endDate: string }): Promise<boolean> {
  const { rowCount } = await world.sql.query(
    'SELECT 1 FROM claims WHERE boat_id = $1 AND during && tstzrange($2, $3)',
    [BOAT, startDate, endDate],
  );
  return rowCount !== 0;
}
