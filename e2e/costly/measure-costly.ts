import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { longestTurn } from '../attacks/support/longest-turn';
import { memoryOf } from '../attacks/support/memory-of';
import { mostDuring } from '../attacks/support/watch';
import { startTestStack } from '../test/support/test-stack';
import { AT_ONCE, costlyWork, type CostlyWork } from './costly-work';

const QUIET_MS = 25_000;
const LOOK_EVERY_MS = 500;

/** Measures what the costliest work that is accepted takes of the service that does it, ten at once. */
async function main(): Promise<void> {
  const stack = await startTestStack();
  try {
    const instance = await stack.instance();
    const rows: object[] = [];
    for (const work of costlyWork) rows.push(await measure(instance, work));
    console.log(`${AT_ONCE} at once:`);
    console.table(rows);
  } finally {
    await stack.stop();
  }
}

async function measure(instance: Instance, { name, service, prepare }: CostlyWork) {
  const calls = await prepare(instance);
  const rest = await atRest(service);
  await longestTurn({ instance }, service);
  const started = performance.now();
  let statuses: number[] = [];
  const most = await mostDuring(
    () => memoryOf(service),
    async () => void (statuses = await Promise.all(calls.map((call) => call()))),
  );
  const seconds = (performance.now() - started) / 1_000;
  return {
    work: name,
    service,
    answers: [...new Set(statuses)].join(', '),
    seconds: Number(seconds.toFixed(1)),
    'MB at rest': Math.round(rest),
    'MB more at most': Math.round(most - rest),
    'event loop held up, ms': Math.round((await longestTurn({ instance }, service)) * 1_000),
  };
}

/** The least that it occupies: what works beside it ends after a quiet time. */
async function atRest(service: ServiceName): Promise<number> {
  let least = Infinity;
  const until = performance.now() + QUIET_MS;
  while (performance.now() < until) {
    least = Math.min(least, memoryOf(service));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return least;
}

void main();
