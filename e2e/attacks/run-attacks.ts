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

/** Runs the attacks beside this file one after the other, those whose names match a given pattern if there is one. */
async function main(word = ''): Promise<void> {
  const names = readdirSync(__dirname)
    .filter((file) => file.endsWith(ENDING) && new RegExp(word).test(file))
    .map((file) => basename(file, ENDING))
    .sort();
  const stack = await startTestStack({
    RATE_LIMIT: 'on',
    PATIENCE: '1',
    PASSWORD_COST: 'full',
    CHANGE_MAIL_MINUTES: '3',
    CONTACT_MESSAGES_PER_NETWORK: '10',
  });
  try {
    const target = targetOf(await stack.instance());
    const rows: Row[] = [];
    for (const name of names) {
      const row = await attempt(name, target);
      console.log(`${row.held ? 'held  ' : 'FAILED'} ${row.attack}: ${row.tries} → ${row.got} (${row.seconds} s)`);
      rows.push(row);
    }
    report(rows);
  } finally {
    await stack.stop();
  }
}

async function attempt(name: string, target: Target): Promise<Row> {
  const { default: attack } = load(join(__dirname, `${name}${ENDING}`)) as { default: Attack };
  const started = performance.now();
  const outcome = await attack.run(target).catch((error: unknown) => ({
    held: false,
    got: `the attack itself broke off: ${error instanceof Error ? error.message : String(error)}`,
  }));
  return { attack: name, tries: attack.tries, ...outcome, seconds: Math.round((performance.now() - started) / 1000) };
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
