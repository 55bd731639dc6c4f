import type { BoatView } from '@harbourline/contracts';
import { beginPayment, book, hold, pay, type Wish } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { report, type Row } from '../../scripts/bench/report.mjs';
import { quantile } from '../overload/quantile';
import { listBoat, type Person, register, wishFor } from '../test/support/people';
import { startTestStack } from '../test/support/test-stack';
import { processorTime } from './processor-time';
import { replay } from './replay';
import { statementsDuring } from './statements';

const AT_ONCE = 8;
const HOLDS = Number(process.env['BENCH_HOLDS'] ?? 240);
const RESERVATIONS = Number(process.env['BENCH_RESERVATIONS'] ?? 240);
const RACING = 200;
/** Reservations that begin a second, whatever has become of those before; three by each, which is as many as may wait. */
const GENTLE = { aSecond: 20, seconds: 12, renters: 80 };
const QUIET_MS = 1_500;

/** Everybody has a boat of their own and goes from day to day, so that nobody is refused. */
class Harbour {
  readonly #boats: BoatView[] = [];
  #day = 10;
  private constructor(
    readonly instance: Instance,
    readonly renters: readonly Person[],
  ) {}

  static async open(instance: Instance): Promise<Harbour> {
    const renters = await Promise.all(Array.from({ length: AT_ONCE }, () => register(instance, 'renter')));
    const harbour = new Harbour(instance, renters);
    const owner = await register(instance, 'owner');
    while (harbour.#boats.length < AT_ONCE) harbour.#boats.push(await listBoat(owner));
    return harbour;
  }

  /** A list of wishes for each renter. */
  wishes(count: number): Wish[][] {
    const perPerson = Math.ceil(count / AT_ONCE);
    this.#day += perPerson;
    return this.#boats.map((boat) =>
      Array.from({ length: perPerson }, (_, number) => wishFor(boat, this.#day - perPerson + number)),
    );
  }

  /** Everybody goes through their own wishes, all at once. */
  async each(wishes: readonly Wish[][], act: (person: Person, wish: Wish) => Promise<unknown>): Promise<void> {
    await Promise.all(
      this.renters.map(async (person, number) => {
        for (const wish of wishes[number] ?? []) await act(person, wish);
      }),
    );
  }
}

/**
 * Measures what it takes to reserve: holds, beside the same statements sent by a bare client; whole reservations, with
 * everything that they set off in all processes; many who want the same hours; and more than the system carries.
 */
async function main(): Promise<void> {
  const stack = await startTestStack();
  try {
    const instance = await stack.instance();
    const harbour = await Harbour.open(instance);
    await harbour.each(harbour.wishes(3 * AT_ONCE), reserveTimed([]));
    const rows = [
      ...(await measureHolds(harbour, stack.dataDir)),
      ...(await measureReservations(harbour)),
      ...(await measureRace(harbour)),
      ...(await measureGentle(harbour)),
    ];
    report(rows.map((row) => ({ ...row, name: `reserving: ${row.name}` })));
  } finally {
    await stack.stop();
  }
}

async function measureHolds(harbour: Harbour, dataDir: string): Promise<Row[]> {
  const { instance } = harbour;
  const letGo = async (renter: Person, wish: Wish) => {
    const { holdId } = await hold(renter.client, wish);
    await renter.client.call('DELETE', `/api/bookings/holds/${holdId}`);
  };
  const holding = { what: 'hold, and let go', count: HOLDS };
  const { aSecond, milliseconds, rows } = await measured(harbour, holding, (wishes) => harbour.each(wishes, letGo));
  const wishes = harbour.wishes(HOLDS);
  const sent = await statementsDuring(instance, { dataDir, service: 'booking' }, () => harbour.each(wishes, letGo));
  const bare = await replay(instance.services.booking.databaseUrl, sent);
  console.log(`${sent.length} statements of ${HOLDS} holds sent again, of which ${bare.failed} failed`);
  const bareASecond = HOLDS / bare.seconds;
  return [
    ...rows,
    { name: 'hold, and let go: all processes', unit: 'ms of processor', value: milliseconds },
    {
      name: 'holds a second / their statements by a bare client',
      unit: '×',
      value: aSecond / bareASecond,
      atLeast: 0.3,
      opponent: { name: 'bare pg', value: bareASecond },
    },
  ];
}

async function measureReservations(harbour: Harbour): Promise<Row[]> {
  const [together, alone]: [number[], number[]] = [[], []];
  const { aSecond, milliseconds, rows } = await measured(
    harbour,
    { what: 'reservation', count: RESERVATIONS },
    (wishes) => harbour.each(wishes, reserveTimed(together)),
  );
  const [[...few] = []] = harbour.wishes(12 * AT_ONCE);
  for (const wish of few) await reserveTimed(alone)(harbour.renters[0] as Person, wish);
  return [
    ...rows,
    { name: 'reservation: all processes', unit: 'ms of processor', value: milliseconds, atMost: 60 },
    { name: 'reservations a second', unit: `with ${AT_ONCE} at once`, value: aSecond, atLeast: 25 },
    { name: 'POST /api/bookings alone, p50', unit: 'ms', value: quantile(alone, 0.5), atMost: 30 },
    { name: `POST /api/bookings with ${AT_ONCE} at once, p50`, unit: 'ms', value: quantile(together, 0.5) },
    { name: `POST /api/bookings with ${AT_ONCE} at once, p99`, unit: 'ms', value: quantile(together, 0.99) },
  ];
}

async function measureRace(harbour: Harbour): Promise<Row[]> {
  const wish = harbour.wishes(AT_ONCE)[0]?.[0] as Wish;
  const took: number[] = [];
  let winners = 0;
  const want = async (number: number) => {
    const began = performance.now();
    const { client } = harbour.renters[number % AT_ONCE] as Person;
    const { status } = await client.send('POST', '/api/bookings/holds', wish);
    took.push(performance.now() - began);
    if (status === 201) winners += 1;
  };
  await Promise.all(Array.from({ length: RACING }, (_, number) => want(number)));
  return [
    { name: `${RACING} racing for one slot, p99`, unit: 'ms', value: quantile(took, 0.99), atMost: 500 },
    { name: `winners of ${RACING} racing for one slot`, unit: '', value: winners, atMost: 1, atLeast: 1 },
  ];
}

/** Whoever comes does not wait for those before, as it is with people. */
async function measureGentle(harbour: Harbour): Promise<Row[]> {
  const count = GENTLE.aSecond * GENTLE.seconds;
  const wishes = harbour.wishes(count).flat();
  const renters: Person[] = [];
  while (renters.length < GENTLE.renters) renters.push(await register(harbour.instance, 'renter'));
  const took: number[] = [];
  const began = performance.now();
  await Promise.all(
    wishes.map(async (wish, number) => {
      await pause((number * 1_000) / GENTLE.aSecond);
      await reserveTimed([], took)(renters[number % renters.length] as Person, wish);
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const what = `${GENTLE.aSecond} beginning a second`;
  return [
    { name: `without the card, ${what}, p99`, unit: 'ms', value: quantile(took, 0.99), atMost: 100 },
    { name: `done a second, ${what}`, unit: '', value: count / seconds, isMoreBetter: true },
  ];
}

/** Reserves, and notes how long the booking's own call and everything but the card took. */
function reserveTimed(bookings: number[], withoutCard: number[] = []) {
  return async ({ client }: Person, wish: Wish): Promise<void> => {
    const began = performance.now();
    const held = await hold(client, wish);
    const intent = await beginPayment(client, wish, held);
    const beforeCard = performance.now();
    await pay(client, intent);
    const afterCard = performance.now();
    await book(client, wish, held, intent);
    const end = performance.now();
    bookings.push(end - afterCard);
    withoutCard.push(end - afterCard + beforeCard - began);
  };
}

/** Processor time by process, of everything that something sets off, until the system is quiet again. */
async function measured(
  harbour: Harbour,
  { what, count }: { what: string; count: number },
  act: (wishes: Wish[][]) => Promise<unknown>,
): Promise<{ aSecond: number; milliseconds: number; rows: Row[] }> {
  const wishes = harbour.wishes(count);
  await pause(QUIET_MS);
  const before = processorTime(harbour.instance);
  const began = performance.now();
  await act(wishes);
  const seconds = (performance.now() - began) / 1_000;
  await pause(QUIET_MS);
  const each = [...processorTime(harbour.instance)].map(
    ([name, value]) => [name, ((value - (before.get(name) ?? 0)) * 1_000) / count] as const,
  );
  const milliseconds = each.reduce((sum, [, value]) => sum + value, 0);
  return {
    aSecond: count / seconds,
    milliseconds,
    rows: each.map(([name, value]) => ({ name: `${what}: ${name}`, unit: 'ms of processor', value })),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

void main();
