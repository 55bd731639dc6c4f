import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, startTestStack } from '../test/support/test-stack';
import { drawGraph, type Phase } from './draw-graph';
import { gatherCrowd, type Crowd } from './gather-crowd';
import { quantile } from './quantile';
import { inviteVisitors } from './visitors';

/** As many calls under way as keep the system busy, and fewer than it would turn away. */
const PEOPLE = 16;
const SECONDS = Number(process.env['OVERLOAD_SECONDS'] ?? 15);
/** It has to be as before this long after the load is. */
const RECOVERED_AFTER_SECONDS = 5;
const USABLE_MS = 2_000;
/** As much of what is accepted at 1× is accepted at 3× as well. */
const STILL_ACCEPTED = 0.7;
const OFFERED =
  'Offered: lists of boats 40%, boats 30%, free times 20%, quotes 10%, each from an address of its own, whether or not those ' +
  'before are answered, over 1,500 connections that are kept, as by a proxy in front; 5 times a second somebody who is signed in asks who they are. Who has no answer within ' +
  '10 s gives up, and counts as failed.';
const PICTURE = join(ROOT, 'docs', 'pictures', 'overload.svg');

/** Finds out how much the system carries, offers it that, three and ten times as much, and that again. */
async function main(): Promise<void> {
  const stack = await startTestStack({
    ...{ RATE_LIMIT: 'on', PATIENCE: '1', PASSWORD_COST: 'full' },
    ...{ TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' },
  });
  try {
    const crowd = gatherCrowd(await inviteVisitors(await stack.instance()));
    await crowd.measureCapacity(PEOPLE, SECONDS / 3); // warms up
    const capacity = await crowd.measureCapacity(PEOPLE, SECONDS);
    console.log(OFFERED);
    console.log(`It carries ${Math.round(capacity)} calls a second, asked by ${PEOPLE} people one after the other.`);
    const phases = await offerAll(crowd, capacity);
    await crowd.leave();
    console.table(phases.map(rowOf));
    writeFileSync(
      PICTURE,
      drawGraph(`Carries ${Math.round(capacity)} calls a second; offered that, 3 and 10 times it`, phases),
    );
    const faults = faultsOf(phases);
    faults.forEach((fault) => console.error(fault));
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

async function offerAll(crowd: Crowd, capacity: number): Promise<Phase[]> {
  const phases: Phase[] = [];
  // A little less than all it can do, or the first and the last phase would be overload as well.
  for (const [name, times] of [
    ['1×', 0.8],
    ['3×', 3],
    ['10×', 10],
    ['1× again', 0.8],
  ] as const) {
    phases.push({ name, load: await crowd.offerLoad(capacity * times, SECONDS) });
    console.log(`${name} is done`);
  }
  return phases;
}

function rowOf({ name, load }: Phase) {
  const accepted = load.flatMap((second) => second.accepted);
  const shed = load.flatMap((second) => second.shed);
  const asked = load.flatMap((second) => second.signedIn);
  const rate = (count: number) => Math.round(count / load.length);
  return {
    load: name,
    'offered/s': rate(load.reduce((sum, { offered }) => sum + offered, 0)),
    'accepted/s': rate(accepted.length),
    'shed/s': rate(shed.length),
    failed: load.reduce((sum, { failed }) => sum + failed, 0),
    'accepted p50 ms': Math.round(quantile(accepted, 0.5)),
    'accepted p95 ms': Math.round(quantile(accepted, 0.95)),
    'shed p95 ms': Math.round(quantile(shed, 0.95)),
    'signed in p95 ms': Math.round(quantile(asked, 0.95)),
    'signed in refused': asked.filter((ms) => ms < 0).length,
  };
}

function faultsOf(phases: readonly Phase[]): string[] {
  const rows = phases.map(rowOf);
  const accepted = (name: string) => rows.find(({ load }) => load === name)?.['accepted/s'] ?? 0;
  const faults = rows.flatMap((row) => [
    ...(row.failed > 0 ? [`${row.load}: ${row.failed} calls got neither an answer nor a 503 or 429`] : []),
    ...(row['accepted p95 ms'] > USABLE_MS ? [`${row.load}: answers take longer than ${USABLE_MS} ms`] : []),
    ...(row['signed in refused'] > 0 || row['signed in p95 ms'] > USABLE_MS
      ? [`${row.load}: who is signed in is refused, or waits for longer than ${USABLE_MS} ms`]
      : []),
  ]);
  if (accepted('3×') < STILL_ACCEPTED * accepted('1×'))
    faults.push(`at 3× less than ${STILL_ACCEPTED} of what is accepted at 1× is accepted`);
  const last = phases.at(-1)?.load.slice(RECOVERED_AFTER_SECONDS) ?? [];
  if (last.some(({ shed }) => shed.length > 0))
    faults.push(`it is not back to normal after ${RECOVERED_AFTER_SECONDS} s`);
  return faults;
}

void main();
