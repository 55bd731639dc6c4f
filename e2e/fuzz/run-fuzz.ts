import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, startTestStack } from '../test/support/test-stack';
import { fuzz } from './fuzz';

const MOST_SHOWN = 40;
const SLOW_MS = 3_000;

/** Asks for all there is; FUZZ_REQUESTS takes fewer, and FUZZ_SEED the same ones again. */
async function main(): Promise<void> {
  const most = Number(process.env['FUZZ_REQUESTS'] ?? Infinity);
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));
  const stack = await startTestStack();
  try {
    const started = performance.now();
    const result = await fuzz(await stack.instance(), { most, seed, slowMs: SLOW_MS });
    const seconds = Math.round((performance.now() - started) / 1000);
    const { requests, findings, slowestMs, statuses } = result;
    console.log(
      `seed ${seed}: ${requests} requests in ${seconds} s, the slowest ${Math.round(slowestMs)} ms`,
      statuses,
    );
    for (const { role, request, fault } of findings.slice(0, MOST_SHOWN))
      console.log(`${fault}\n  ${role}: ${request}`);
    mkdirSync(join(ROOT, 'test-results'), { recursive: true });
    writeFileSync(join(ROOT, 'test-results', 'fuzz.json'), JSON.stringify({ seed, seconds, ...result }, null, 2));
    console.log(`${requests - findings.length} passed, ${findings.length} failed`);
    process.exitCode = findings.length === 0 && requests > 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

void main();
