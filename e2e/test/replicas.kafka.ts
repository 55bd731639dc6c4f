import { type BoatCard, type BoatView, SERVICES } from '@harbourline/contracts';
import { ApiClient } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { allMails } from '@harbourline/test-kit/inbox';
import { newTally } from './support/crowd/calls';
import { live } from './support/crowd/live';
import { openScene, type Crowd } from './support/crowd/open-scene';
import { Patient } from './support/crowd/patient';
import { FAULTLESS, faultsOf, settle } from './support/crowd/verdict';
import { query } from './support/query';
import { listBoat, type Person, register } from './support/people';
import { startTestStack, type TestStack } from './support/test-stack';

const PEOPLE = 30;
const REPLICAS = 3;
const SEED = Number(process.env['CROWD_SEED'] ?? Math.floor(Math.random() * 1_000_000));
/** How soon everybody sees a change. A machine that shows prices at all only slower than that has so much longer. */
const SEEN_WITHIN_MS = 100;
const PROGRAMS = [...SERVICES, 'gateway'] as const;

describe(`${REPLICAS} replicas of everything on one Kafka, ${PEOPLE} people on ${PEOPLE / 10} boats, seed ${SEED}`, () => {
  let stack: TestStack;
  let crowd: Crowd;
  const tally = newTally();

  beforeAll(async () => {
    const timers = {
      HOLD_HOURS: '0.008',
      OWNER_RESPONSE_HOURS: '0.02',
      RENTER_RESPONSE_HOURS: '0.01',
      REFUND_CHOICE_HOURS: '0.01',
    };
    // An owner is told of more here than anybody would be in a day.
    const env = { ...timers, TAX_PERCENT: '13', MAILS_PER_ADDRESS: '100000' };
    stack = await startTestStack(env, REPLICAS);
    crowd = await openScene(await stack.instance(), PEOPLE);
  });
  afterAll(() => stack?.stop());

  it('answers everyone while each process in turn is stopped and started anew', async () => {
    let over = false;
    const living = live(
      crowd,
      SEED,
      (person) => new Patient(person, tally),
      () => over,
    );
    await rollingRestart(stack).finally(() => (over = true));
    await living;
    console.log(Object.fromEntries([...tally.statuses].sort()));
    expect(tally.faults).toEqual([]);
    for (const done of ['book 201', 'accept 200', 'cancel 200'])
      expect([done, tally.statuses.get(done) ?? 0]).not.toEqual([done, 0]);
  });

  it.each(['no process', 'gateway', 'catalog'] as const)(
    'shows a changed price through every gateway within 100 ms, with %s frozen meanwhile',
    async (frozen) => {
      const owner = await register(await stack.instance(), 'owner');
      const boat = await listBoat(owner);
      const gateways = stack.replicasOf('gateway').map(({ facts }) => String(facts['url']));
      await eventuallyHolds(
        () => pricesOf(boat, gateways),
        (prices) => prices.every((price) => price === boat.rate),
      );
      const [asleep] = frozen === 'no process' ? [] : stack.replicasOf(frozen);
      const [, awake = ''] = gateways;
      // Each change is sent once, and to a catalog that is awake: one that the frozen replica had been sent and nobody
      // waited for any more would be carried out when it wakes, over the price that is looked for.
      const [, catalog] = stack.replicasOf('catalog');
      const asked = performance.now();
      await pricesOf(boat, gateways);
      const seenWithinMs = Math.max(SEEN_WITHIN_MS, 2 * (performance.now() - asked));
      const authorization = `Bearer ${await accessTokenOf(owner, awake)}`;

      if (asleep) process.kill(asleep.pid, 'SIGSTOP');
      try {
        for (const rate of [boat.rate + 100, boat.rate + 200]) {
          const listing = { ...boat, boatName: 'Test of Time', rate };
          const changed = await fetch(`${String(catalog?.facts['url'])}/api/boats/${boat.id}`, {
            method: 'PUT',
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(listing),
          });
          expect(changed.status).toBe(200);
          if (asleep && rate > boat.rate + 100) process.kill(asleep.pid, 'SIGCONT');
          await new Promise((resolve) => setTimeout(resolve, seenWithinMs));
          const looked = asleep && rate === boat.rate + 100 ? [awake] : gateways;
          expect([frozen, ...(await pricesOf(boat, looked))]).toEqual([frozen, ...looked.flatMap(() => [rate, rate])]);
        }
      } finally {
        if (asleep) process.kill(asleep.pid, 'SIGCONT');
      }
    },
  );

  it('leaves no overlap, books that sum to zero, every event handled, and provider and bookings agreeing', async () => {
    const instance = await stack.instance();
    await settle(instance);
    expect(await faultsOf(instance)).toEqual(FAULTLESS);
  });

  it('sends every message, and twice only what a replica was too slow to go on holding', async () => {
    const instance = await stack.instance();
    const unsent = () =>
      query(
        instance,
        'notifications',
        `SELECT id, template, status, held_back_by, obstacle, last_error FROM deliveries
         WHERE status <> 'sent' AND held_back_by IS DISTINCT FROM 'unproven'
           AND obstacle ->> 'code' IS DISTINCT FROM 'account_closed'`,
      );
    expect(await eventuallyHolds(unsent, ({ length }) => length === 0)).toEqual([]);
    const ids = (await allMails(instance)).map(({ messageId }) => messageId);
    expect(ids.length).toBeGreaterThan(PEOPLE);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const retried = await query<{ id: string }>(
      instance,
      'notifications',
      'SELECT id FROM deliveries WHERE attempts > 1',
    );
    expect(repeated.filter((messageId) => !retried.some(({ id }) => messageId.includes(id)))).toEqual([]);
  });
});

async function accessTokenOf({ phone, password }: Person, gateway: string): Promise<string> {
  const { headers } = await new ApiClient(gateway).send('POST', '/api/auth/login', { phone, password });
  return /^[^=]*access[^=]*=([^;]+)/m.exec(headers.getSetCookie().join('\n'))?.[1] ?? '';
}

/** The price of a boat on the list and on its page, as each gateway shows it. */
async function pricesOf(boat: BoatView, gateways: readonly string[]): Promise<number[]> {
  const answers = gateways.map(async (gateway) => {
    const list = await textOf(`${gateway}/api/boats?sort=newest&limit=5`);
    const listed = (JSON.parse(list) as BoatCard[]).find(({ id }) => id === boat.id);
    const offered = /"price":"?(\d+)/.exec(await textOf(`${gateway}/boats/${boat.id}`))?.[1];
    return [listed?.rate ?? 0, Number(offered)];
  });
  return (await Promise.all(answers)).flat();
}

/** Asked again where a frozen replica got the question: what counts is what is said, not how soon. */
function textOf(url: string): Promise<string> {
  const ask = async () => {
    const answer = await fetch(url, { headers: { accept: '*/*' }, signal: AbortSignal.timeout(5_000) });
    return answer.ok ? answer.text() : undefined;
  };
  return eventuallyHolds(
    () => ask().catch(() => undefined),
    (text) => text !== undefined,
  ) as Promise<string>;
}

/** All programs at once, each one replica after the other: the next leaves once the last is ready again. */
async function rollingRestart(stack: TestStack): Promise<void> {
  await Promise.all(
    PROGRAMS.map(async (program) => {
      const replicas = stack.replicasOf(program);
      expect(replicas.length).toBe(REPLICAS);
      for (const replica of replicas) {
        const before = replica.pid;
        await replica.restart();
        expect(replica.pid).not.toBe(before);
      }
    }),
  );
}
