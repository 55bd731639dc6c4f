import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ApiClient } from '@harbourline/client';
import { ROOT, startTestStack } from '../test/support/test-stack';
import type { Attack, Target } from './attack';

/** Each attack is a bundle of its own. */
const load = createRequire(__filename);
const ENDING = '.attack.js';
const RESULTS = join(ROOT, 'test-results');

interface Row {
  attack: string;
  tries: string;
  held: boolean;
  got: string;
  seconds: number;
}

/**
 * Runs the attacks beside this file one after the other, and beside the first of them those that only wait; where a
 * pattern is given, those whose names match it.
 */
async function main(word = ''): Promise<void> {
  const attacks = readdirSync(__dirname)
    .filter((file) => file.endsWith(ENDING) && new RegExp(word).test(file))
    .sort()
    .map((file) => attackIn(file));
  const stack = await startTestStack({
    RATE_LIMIT: 'on',
    PATIENCE: '1',
    PASSWORD_COST: 'full',
    CHANGE_MAIL_MINUTES: '3',
    CONTACT_MESSAGES_PER_NETWORK: '10',
  });
  try {
    const target = targetOf(await stack.instance());
    const waiting = Promise.all(attacks.filter(({ waits }) => waits).map((each) => attempt(each, target)));
    const rows: Row[] = [];
    for (const each of attacks.filter(({ waits }) => !waits)) rows.push(await attempt(each, target));
    report([...rows, ...(await waiting)]);
  } finally {
    await stack.stop();
  }
}

function attackIn(file: string): Attack & { name: string } {
  const { default: attack } = load(join(__dirname, file)) as { default: Attack };
  return { ...attack, name: basename(file, ENDING) };
}

async function attempt({ name, tries, run }: Attack & { name: string }, target: Target): Promise<Row> {
  const started = performance.now();
  const outcome = await run(target).catch((error: unknown) => ({
    held: false,
    got: `the attack itself broke off: ${error instanceof Error ? error.message : String(error)}`,
  }));
  const row = { attack: name, tries, ...outcome, seconds: Math.round((performance.now() - started) / 1000) };
  console.log(`${row.held ? 'held  ' : 'FAILED'} ${name}: ${tries} → ${row.got} (${row.seconds} s)`);
  return row;
}

function targetOf(instance: Target['instance']): Target {
  let last = 0;
  const freshAddress = () => {
    last += 1;
    return `127.1.${Math.floor(last / 250)}.${(last % 250) + 1}`;
  };
  return {
    instance,
    freshAddress,
    client: (address = freshAddress()) => new ApiClient(instance.gatewayUrl, address),
  };
}

function report(rows: readonly Row[]): void {
  const passed = rows.filter(({ held }) => held).length;
  const failed = rows.length - passed;
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'attack.json'), JSON.stringify({ passed, failed, rows }, null, 2));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

void main(process.argv[2]);
