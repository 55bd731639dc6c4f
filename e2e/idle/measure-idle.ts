import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { report, type Row } from '../../scripts/bench/report.mjs';
import { query } from '../test/support/query';
import { freePortRange } from '../test/support/test-stack';
import { reserveAndLook } from './load';
import { megabytesOf, processesOf, processorSecondsOf } from './processes';
import { startAsPeopleDo } from './start-as-people-do';

const SETTLES_MS = Number(process.env['BENCH_SETTLES_SECONDS'] ?? 30) * 1_000;
const WATCHED_MS = Number(process.env['BENCH_WATCHED_SECONDS'] ?? 60) * 1_000;

/** Measures memory and processor time of the gateway, the services and the starter while nobody calls them. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-idle-'));
  // PostgreSQL may run as somebody else; where they cannot enter, its files would stand elsewhere, and stay.
  await chmod(folder, 0o755);
  const rows: Row[] = [];
  const tell: Tell = (name, value, unit, atMost) => {
    rows.push({ name, value, unit, ...(atMost === undefined ? {} : { atMost }) });
  };
  try {
    const port = await freePortRange();
    const first = await startAsPeopleDo(folder, port);
    tell('starter, after the demo was drawn', starterIn(first.instance), 'MB', 60);
    await first.stop();

    const second = await startAsPeopleDo(folder, port);
    try {
      tell('second start', second.seconds, 's', 6);
      await sleep(SETTLES_MS);
      const { instance } = second;
      tellMemory('fresh', instance, 500, tell);
      await tellWork(instance, tell);
      await reserveAndLook(instance);
      await sleep(WATCHED_MS);
      tellMemory('after load', instance, 600, tell);
    } finally {
      await second.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  report(rows.map((row) => ({ ...row, name: `idle: ${row.name}` })));
}

/** Figures without a most are told and not judged. */
type Tell = (name: string, value: number, unit: string, atMost?: number) => void;

const starterIn = (instance: Instance) => megabytesOf(processesOf(instance).get('starter') ?? []);

function tellMemory(when: string, instance: Instance, atMost: number, tell: Tell): void {
  const each = [...processesOf(instance)].map(([name, pids]) => ({ name, megabytes: megabytesOf(pids) }));
  for (const { name, megabytes } of each) tell(`memory ${when}: ${name}`, megabytes, 'MB');
  const ours = each.filter(({ name }) => name !== 'starter');
  tell(
    `memory ${when}: gateway and services`,
    ours.reduce((sum, { megabytes }) => sum + megabytes, 0),
    'MB',
    atMost,
  );
}

async function tellWork(instance: Instance, tell: Tell): Promise<void> {
  const processes = processesOf(instance);
  const taken = () => new Map([...processes].map(([name, pids]) => [name, processorSecondsOf(pids)]));
  const [before, asked, began] = [taken(), await transactionsOf(instance), performance.now()];
  await sleep(WATCHED_MS);
  const seconds = (performance.now() - began) / 1_000;
  const percents = [...taken()].map(
    ([name, value]) => [name, ((value - (before.get(name) ?? 0)) / seconds) * 100] as const,
  );
  for (const [name, percent] of percents) tell(`processor while idle: ${name}`, percent, '% of a core');
  const all = percents.reduce((sum, [, percent]) => sum + percent, 0);
  tell('processor while idle: all of them', all, '% of a core', 2);
  const now = await transactionsOf(instance);
  for (const [name, count] of now) {
    tell(`transactions while idle: ${name}`, (count - (asked.get(name) ?? 0)) / seconds, 'a second');
  }
}

/** A statement outside of a transaction is one of its own. */
async function transactionsOf(instance: Instance): Promise<Map<string, number>> {
  const rows = await query<{ name: string; count: number }>(
    instance,
    'identity',
    `SELECT datname AS name, (xact_commit + xact_rollback)::int AS count FROM pg_stat_database WHERE datname = ANY($1)`,
    [SERVICES.map((name) => `harbourline_${name}`)],
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
