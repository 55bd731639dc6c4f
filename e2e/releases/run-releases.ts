import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { newTally, type Tally } from '../test/support/crowd/calls';
import { live } from '../test/support/crowd/live';
import { openScene } from '../test/support/crowd/open-scene';
import { Patient } from '../test/support/crowd/patient';
import { FAULTLESS, faultsOf, settle } from '../test/support/crowd/verdict';
import { ROOT, startTestStack } from '../test/support/test-stack';
import { PROGRAMS, twoReleases } from './two-releases';

const PEOPLE = Number(process.env['RELEASES_PEOPLE'] ?? 20);
const REPLICAS = 2;
/** What has to have been done in each state of the update, as `Tally` counts it. */
const PATH = ['hold 201', 'pay 200', 'book 201', 'accept 200', 'cancel 200'];
/** A browser goes on trying for this long: 100 times 0.3 s. */
const TRIES = 100;

/**
 * People reserve on the previous release while each program in turn is updated to this release, one replica after the
 * other, and afterwards taken back in the same order: so every two services meet in both directions, and the two
 * releases of each share its database. In each of these states people have to get through the whole path.
 */
async function main(): Promise<void> {
  const previous = process.env['PREVIOUS_RELEASE'];
  if (!previous) throw new Error('PREVIOUS_RELEASE names the folder of the previous release, built.');
  const releases = twoReleases({ servers: ROOT, first: previous });
  const env = { HOLD_HOURS: '0.02', REFUND_CHOICE_HOURS: '0.01', MAILS_PER_ADDRESS: '100000' };
  const stack = await startTestStack(env, REPLICAS, { root: releases.root });
  try {
    const instance = await stack.instance();
    const tally = newTally();
    let over = false;
    const crowd = await openScene(instance, PEOPLE);
    const living = live(
      crowd,
      Number(process.env['CROWD_SEED'] ?? 7),
      (person) => new Patient(person, tally, TRIES),
      () => over,
    );
    await tell('all of the previous release', tally);
    for (const [release, name] of [
      [ROOT, 'this release'],
      [previous, 'the previous release again'],
    ] as const) {
      for (const program of PROGRAMS) {
        releases.take(program, release);
        for (const [index, replica] of stack.replicasOf(program).entries()) {
          await replica.restart();
          await tell(`${program}, replica ${index + 1} of ${REPLICAS}: ${name}`, tally);
        }
      }
    }
    over = true;
    await living;
    await settle(instance);
    judge(tally, await faultsOf(instance));
  } finally {
    await stack.stop();
    releases.remove();
  }
}

/** Waits until people have got through the whole path anew, and says so. */
async function tell(state: string, tally: Tally): Promise<void> {
  const started = performance.now();
  const before = new Map(tally.statuses);
  const done = () => PATH.map((act) => (tally.statuses.get(act) ?? 0) - (before.get(act) ?? 0));
  const counts = await eventuallyHolds(done, (each) => each.every((count) => count > 0));
  const acts = PATH.map((act, index) => `${act} ${counts[index]} times`).join(', ');
  console.log(`${state}: ${acts}, within ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}

function judge(tally: Tally, faults: Awaited<ReturnType<typeof faultsOf>>): void {
  console.log(`${PEOPLE} people: ${JSON.stringify(Object.fromEntries([...tally.statuses].sort()))}`);
  console.log(`Answers that nobody would send again: ${tally.faults.length}`, tally.faults.slice(0, 10));
  console.log('Faults of slots, money and events:', faults);
  const held = tally.faults.length === 0 && JSON.stringify(faults) === JSON.stringify(FAULTLESS);
  console.log(held ? 'Held.' : 'FAILED.');
  process.exitCode = held ? 0 : 1;
}

void main();
