import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BoatView, HoldView } from '@harbourline/contracts';
import { beginPayment, book, hold, type Instance, pay, type Wish } from '@harbourline/local';
import { listBoat, type Person, register, wishFor } from '../test/support/people';
import { startTestStack } from '../test/support/test-stack';

const AT_ONCE = 8;
const HOLDS = Number(process.env['BENCH_HOLDS'] ?? 240);
const RESERVATIONS = Number(process.env['BENCH_RESERVATIONS'] ?? 240);
const RACING = 200;
const QUIET_MS = 1_500;
const TICKS_PER_SECOND = 100;

/**
 * What it takes to reserve: holds, whole reservations, and many who want the same hours. Processor time by process,
 * of everything that a reservation sets off, until the system is quiet again.
 */
async function main(): Promise<void> {
  const stack = await startTestStack();
  try {
    const instance = await stack.instance();
    const owner = await register(instance, 'owner');
    const boats: BoatView[] = [];
    while (boats.length < AT_ONCE) boats.push(await listBoat(owner));
    const renters = await Promise.all(Array.from({ length: AT_ONCE }, () => register(instance, 'renter')));
    let day = 10;
    // Each has a boat and goes from day to day, so that none is refused.
    const wishes = (count: number): Wish[][] => {
      const perPerson = Math.ceil(count / AT_ONCE);
      day += perPerson;
      return boats.map((boat) =>
        Array.from({ length: perPerson }, (_, number) => wishFor(boat, day - perPerson + number)),
      );
    };
    const release = async (renter: Person, held: HoldView) => {
      await renter.client.call('DELETE', `/api/bookings/holds/${held.holdId}`);
    };

    await each(renters, wishes(3 * AT_ONCE), (renter, wish) => reserveTimed(renter, wish, []));
    const held = wishes(HOLDS);
    await measured(instance, { what: 'hold, and let go', count: HOLDS }, () =>
      each(renters, held, async (renter, wish) => release(renter, await hold(renter.client, wish))),
    );
    const booking: number[] = [];
    await measured(instance, { what: 'reservation', count: RESERVATIONS }, () =>
      each(renters, wishes(RESERVATIONS), (renter, wish) => reserveTimed(renter, wish, booking)),
    );
    console.log(`POST /api/bookings with ${AT_ONCE} at once: p50 ${at(booking, 0.5)} ms, p99 ${at(booking, 0.99)} ms`);
    const alone: number[] = [];
    const [[...few] = []] = wishes(12 * AT_ONCE);
    for (const wish of few) await reserveTimed(renters[0] as Person, wish, alone);
    console.log(`POST /api/bookings alone: p50 ${at(alone, 0.5)} ms`);
    await race(renters, wishes(AT_ONCE)[0]?.[0] as Wish);
  } finally {
    await stack.stop();
  }
}

async function reserveTimed(renter: Person, wish: Wish, took: number[]): Promise<void> {
  const held = await hold(renter.client, wish);
  const intent = await beginPayment(renter.client, wish, held);
  await pay(renter.client, intent);
  const began = performance.now();
  await book(renter.client, wish, held, intent);
  took.push(performance.now() - began);
}

/** Everybody goes through their own wishes, all at once. */
async function each(
  people: readonly Person[],
  wishes: readonly Wish[][],
  act: (person: Person, wish: Wish) => Promise<unknown>,
) {
  await Promise.all(
    people.map(async (person, number) => {
      for (const wish of wishes[number] ?? []) await act(person, wish);
    }),
  );
}

async function race(renters: readonly Person[], wish: Wish): Promise<void> {
  const took: number[] = [];
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: RACING }, async (_, number) => {
      const began = performance.now();
      const { status } = await (renters[number % renters.length] as Person).client.send(
        'POST',
        '/api/bookings/holds',
        wish,
      );
      took.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  );
  console.log(
    `${RACING} racing for one slot: p50 ${at(took, 0.5)} ms, p99 ${at(took, 0.99)} ms`,
    Object.fromEntries(statuses),
  );
}

async function measured(
  instance: Instance,
  { what, count }: { what: string; count: number },
  act: () => Promise<unknown>,
) {
  await quiet();
  const before = secondsOf(processesOf(instance));
  const began = performance.now();
  await act();
  const seconds = (performance.now() - began) / 1_000;
  await quiet();
  const after = secondsOf(processesOf(instance));
  const row = Object.fromEntries(
    [...after].map(([name, value]) => [name, (((value - (before.get(name) ?? 0)) * 1_000) / count).toFixed(1)]),
  );
  const all =
    [...after.values()].reduce((sum, one) => sum + one, 0) - [...before.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `${what}: ${(count / seconds).toFixed(1)} a second, ${((all * 1_000) / count).toFixed(1)} ms of processor each`,
  );
  console.table([row]);
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

/** Processes by name; those of PostgreSQL and of the stand-ins together. */
function processesOf(instance: Instance): Map<string, number[]> {
  const found = new Map(Object.entries(instance.services).map(([name, { pid }]) => [name, [pid]]));
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().trim().split('\n');
  const rows = all.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).flatMap((row) => (row ? [row] : []));
  for (const [, pid, parent, args = ''] of rows) {
    if (Number(parent) === process.pid && /gateway\/dist\/main/.test(args)) found.set('gateway', [Number(pid)]);
    if (Number(parent) === process.pid && /postgres/.test(args)) found.set('postgres', below(Number(pid)));
  }
  function below(pid: number): number[] {
    return [pid, ...rows.flatMap(([, child, parent]) => (Number(parent) === pid ? below(Number(child)) : []))];
  }
  return found;
}

function secondsOf(processes: Map<string, number[]>): Map<string, number> {
  return new Map(
    [...processes].map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + processorSeconds(pid), 0)]),
  );
}

function processorSeconds(pid: number): number {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    // Those of children that have ended count as well, as PostgreSQL's backends come and go.
    return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

function at(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
}

void main();
