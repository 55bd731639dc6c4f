import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingView, ServiceName } from '@harbourline/contracts';
import { SERVICES } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { newTally } from '../test/support/crowd/calls';
import { live } from '../test/support/crowd/live';
import { openScene } from '../test/support/crowd/open-scene';
import { Patient } from '../test/support/crowd/patient';
import { FAULTLESS, faultsOf, settle } from '../test/support/crowd/verdict';
import { query } from '../test/support/query';
import { freePortRange, startTestStack } from '../test/support/test-stack';
import { startPooler } from './pooler';
import { startPostgresPair } from './postgres-pair';

const PEOPLE = Number(process.env['FAILOVER_PEOPLE'] ?? 40);
const SECONDS = Number(process.env['FAILOVER_SECONDS'] ?? 60);
/** By then a manager of the pair has noticed that the primary does not answer. */
const NOTICED_MS = 3_000;
/** A person's browser goes on trying for this long: 100 times 0.3 s. */
const TRIES = 100;
const databaseOf = (service: ServiceName) => `harbourline_${service}`;

/** What the system has said to be done, by the ids of bookings. */
const acknowledged = new Set<number>();

class Remembering extends Patient {
  override async send<Body>(name: string, method: string, path: string, body?: unknown) {
    const answer = await super.send<Body>(name, method, path, body);
    if (name === 'book' && answer?.status === 201) acknowledged.add((answer.body as unknown as BookingView).id);
    return answer;
  }
}

/**
 * People reserve through a pooler that lends connections for one transaction each; in the middle, the primary is lost,
 * its standby takes over, and the pooler turns to it. Tells what they noticed, and whether anything is missing.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'harbourline-failover-'));
  chmodSync(folder, 0o755);
  const [first] = [await freePortRange()];
  const databases = SERVICES.map(databaseOf);
  const pair = await startPostgresPair(join(folder, 'pair'), [first, first + 1], databases);
  const pooler = await startPooler(join(folder, 'pooler'), { port: first + 2, serverPort: first, databases });
  const env = { HOLD_HOURS: '0.02', REFUND_CHOICE_HOURS: '0.01', MAILS_PER_ADDRESS: '100000' };
  const stack = await startTestStack(env, 1, {
    databases: {
      databaseUrl: (service) => pooler.urlOf(databaseOf(service)),
      directDatabaseUrl: (service) => pooler.sessionUrlOf(databaseOf(service)),
    },
  });
  try {
    const instance = await stack.instance();
    const crowd = await openScene(instance, PEOPLE);
    const tally = newTally();
    const until = Date.now() + SECONDS * 1_000;
    const living = live(
      crowd,
      Number(process.env['CROWD_SEED'] ?? 7),
      (person) => new Remembering(person, tally, TRIES),
      () => Date.now() >= until,
    );
    await pause(SECONDS * 300);
    const before = acknowledged.size;
    const lostAt = Date.now();
    pair.losePrimary();
    const away = untilServed(instance).then(() => Date.now() - lostAt);
    await pause(NOTICED_MS);
    await pair.promoteStandby();
    pooler.turnTo(pair.standbyPort);
    console.log(`The standby served ${((Date.now() - lostAt) / 1_000).toFixed(1)} s after the primary was lost,`);
    console.log(`and the system ${((await away) / 1_000).toFixed(1)} s after.`);
    await living;
    await settle(instance);
    await tell(instance, before, tally);
  } finally {
    await stack.stop();
    await pooler.stop();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Until each service answers that its database is there. */
async function untilServed({ services }: Instance): Promise<void> {
  const isReady = async (service: ServiceName) =>
    (await fetch(`${services[service].url}/internal/ready`).catch(() => undefined))?.ok ?? false;
  // At first it has not been noticed yet.
  while ((await Promise.all(SERVICES.map(isReady))).every(Boolean)) await pause(50);
  while (!(await Promise.all(SERVICES.map(isReady))).every(Boolean)) await pause(50);
}

async function tell(instance: Instance, before: number, tally: ReturnType<typeof newTally>): Promise<void> {
  const stored = await query<{ id: number }>(instance, 'booking', 'SELECT id FROM bookings');
  const ids = new Set(stored.map(({ id }) => id));
  const missing = [...acknowledged].filter((id) => !ids.has(id));
  const faults = await faultsOf(instance);
  console.log(`${PEOPLE} people for ${SECONDS} s: ${JSON.stringify(Object.fromEntries([...tally.statuses].sort()))}`);
  console.log(
    `Bookings acknowledged: ${before} before, ${acknowledged.size - before} after; missing: ${missing.length}`,
  );
  console.log(`Answers that nobody would send again: ${tally.faults.length}`, tally.faults.slice(0, 10));
  console.log('Faults of slots, money and events:', faults);
  const held =
    missing.length === 0 && tally.faults.length === 0 && JSON.stringify(faults) === JSON.stringify(FAULTLESS);
  console.log(held ? 'Held.' : 'FAILED.');
  process.exitCode = held ? 0 : 1;
}

void main();
