import { minutes } from '@harbourline/test-kit/patience';
import fc from 'fast-check';
import { BOAT, CAPTAIN, CHEAPER_CAPTAIN, RENTER } from './support/cast';
import { aWholeLife } from './support/lives/a-whole-life';
import { faultsOf } from './support/lives/faults';
import { faultsOfClosures } from './support/lives/faults-of-closures';
import { play } from './support/lives/play';
import { steps } from './support/lives/steps';
import { startBooking, type TestBooking } from './support/start-booking';

const OTHER_BOAT = 13;
const OTHER_RENTER = 6;
/** A whole life and nine at random, of dozens of steps each; many more with `LIVES=500`. */
const RUNS = Number(process.env['LIVES'] ?? 10);

const HAPPENS = ['book 201', 'owner status 200', 'owner ownerAdjusted 200', 'renter status 200'];
const OF_A_WHOLE_LIFE = [
  'owner proposeChange 200',
  'renter proposeChange 200',
  'owner proposedChange 200',
  'captain captainAnswer 200',
  'captain calledOff 200',
  'renter newTime 200',
  'owner calledOff 200',
  'close 409',
  'close 200',
  ...['owner check-in 201', 'renter agree 201', 'renter mark-balance 201', 'owner confirm-balance 201'],
  'owner check-out 201',
];

let world: TestBooking;
beforeAll(async () => {
  world = await startBooking({ TAX_PERCENT: '13' });
  await world.sql.query(
    `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available, discount_percent)
     SELECT $1, owner_id, 'Second Wind', model, city, capacity, length, 20100, 3, '{}', images, available, 15 FROM boats WHERE id = $2`,
    [OTHER_BOAT, BOAT],
  );
  await world.sql.query(
    'INSERT INTO captain_rates (boat_id, captain_id, hourly_rate_cents, active) VALUES ($1, $2, 6500, true), ($1, $3, 6400, true)',
    [OTHER_BOAT, CAPTAIN, CHEAPER_CAPTAIN],
  );
});
afterAll(() => world?.stop());

/** Those who have closed their accounts in the life before are there again. */
async function renewRenters(): Promise<void> {
  await world.sql.query('DELETE FROM users WHERE id > 1000');
  await world.sql.query(
    `INSERT INTO users (id, role, full_name, email, phone, licensed, active)
     SELECT id, 'renter', 'Renter ' || id, 'renter-' || id || '@example.com', '+1416555020' || id, false, true
     FROM unnest($1::int[]) AS id
     ON CONFLICT (id) DO UPDATE SET full_name = excluded.full_name, email = excluded.email, active = true`,
    [[RENTER, OTHER_RENTER]],
  );
}

it(
  'keeps every promise through random lives of bookings, whoever does what and whenever',
  async () => {
    const answers = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(steps({ boats: [BOAT, OTHER_BOAT], captains: [CAPTAIN, CHEAPER_CAPTAIN] }), async (lived) => {
        await world.reset();
        await world.sql.query('UPDATE users SET confirms_charters = (id = $1)', [CHEAPER_CAPTAIN]);
        await renewRenters();
        const played = await play(world, [RENTER, OTHER_RENTER], lived);
        for (const [what, count] of played.answers) answers.set(what, (answers.get(what) ?? 0) + count);
        expect(await faultsOf(world)).toEqual([]);
        expect(await faultsOfClosures(world, played.closed)).toEqual([]);
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [[aWholeLife]] },
    );
    // It was not all refusals.
    for (const what of [...HAPPENS, ...OF_A_WHOLE_LIFE])
      expect([what, (answers.get(what) ?? 0) > 0]).toEqual([what, true]);
  },
  minutes(3),
);
