import { Counted, newTally } from './support/crowd/calls';
import { live } from './support/crowd/live';
import { openScene, type Crowd } from './support/crowd/open-scene';
import { FAULTLESS, faultsOf, settle } from './support/crowd/verdict';
import { startTestStack, type TestStack } from './support/test-stack';

/** By `npm run crowd` there are 200, for two minutes. */
const PEOPLE = Number(process.env['CROWD_PEOPLE'] ?? 40);
const SECONDS = Number(process.env['CROWD_SECONDS'] ?? 15);
const SEED = Number(process.env['CROWD_SEED'] ?? Math.floor(Math.random() * 1_000_000));

/** A crowd has done each of these at least once; a short run may end before a proposal has been answered. */
const DONE = [
  'book 201',
  'accept 200',
  'cancel 200',
  'adjust 200',
  'propose change 200',
  'change accepted 200',
  'write 201',
  'call off 200',
  'complete 200',
  'review 201',
  'close 204',
  ...(SECONDS >= 60 ? ['accept adjustment 200'] : []),
];
/** On a slow machine everybody goes on until all of it has been done, but not for longer than this. */
const GO_ON_MS = 400_000;

describe(`${PEOPLE} people at once on ${PEOPLE / 10} boats for ${SECONDS} seconds, seed ${SEED}`, () => {
  let stack: TestStack;
  let crowd: Crowd;
  const tally = newTally();

  beforeAll(async () => {
    stack = await startTestStack({
      HOLD_HOURS: '0.008',
      OWNER_RESPONSE_HOURS: '0.02',
      RENTER_RESPONSE_HOURS: '0.01',
      REFUND_CHOICE_HOURS: '0.01',
      TAX_PERCENT: '13',
    });
    crowd = await openScene(await stack.instance(), PEOPLE);
  });
  afterAll(() => stack?.stop());

  it('answers everyone without a fault of ours', async () => {
    const until = Date.now() + SECONDS * 1_000;
    await live(
      crowd,
      SEED,
      (person) => new Counted(person, tally),
      () => Date.now() >= until && (DONE.every((each) => tally.statuses.has(each)) || Date.now() >= until + GO_ON_MS),
    );
    console.log(Object.fromEntries([...tally.statuses].sort()));
    expect(tally.faults).toEqual([]);
    for (const done of DONE) expect([done, tally.statuses.get(done) ?? 0]).not.toEqual([done, 0]);
  });

  it('leaves no overlap, books that sum to zero, and provider and bookings agreeing to the cent', async () => {
    const instance = await stack.instance();
    await settle(instance);
    expect(await faultsOf(instance)).toEqual(FAULTLESS);
  });
});
