// npm run bench: everything that docs/performance.md demands, measured with its opponents in the same run; takes about 25
// minutes on a quiet machine. `npm run bench gateway idle` measures these parts alone. `--json FILE` writes all figures,
// `--plot FILE` draws them, `--compare REF` measures each part of that revision as well, just before this one's, and
// ends with 1 where a figure became worse. Without it, the end is 1 where a demand is missed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareRows } from './bench/compare.mjs';
import { drawRows } from './bench/draw-rows.mjs';
import { checkOut } from './bench/other-revision.mjs';
import { printRows, said } from './bench/report.mjs';
import { ROOT } from './install.mjs';

/** Each ends with the figures in the file that `--json` names. */
const PARTS = {
  'first-visit': 'scripts/bench-first-visit.mjs',
  gateway: 'gateway/bench/bench-gateway.mjs',
  live: 'gateway/bench/bench-live.mjs',
  reserving: 'scripts/bench-reserving.mjs',
  events: 'scripts/bench-events.mjs',
  idle: 'scripts/bench-idle.mjs',
  growth: 'scripts/bench-growth.mjs',
  boats: 'services/catalog/bench/bench-boats.mjs',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, plot: { type: 'string' }, compare: { type: 'string' } },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}; the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'harbourline-bench-'));
const other = values.compare && checkOut(values.compare, join(folder, 'other'), Object.values(PARTS));
const measured = [];
const compared = [];
const failed = [];
try {
  for (const name of chosen) {
    const before = other && (await measure(name, other.root));
    const now = await measure(name, ROOT);
    if (!now) failed.push(name);
    else measured.push(...now);
    if (before && now) compared.push(...compareRows(before, now));
  }
} finally {
  other?.remove();
  rmSync(folder, { recursive: true, force: true });
}

console.log('\n== All figures');
printRows(measured);
if (values.json) writeFileSync(values.json, `${JSON.stringify({ rows: measured }, null, 2)}\n`);
if (values.plot) writeFileSync(values.plot, drawRows('Measured figures and what is demanded of them', measured));
if (other) printCompared();
const missed = measured.filter(({ met }) => !met);
const worse = compared.filter(({ isRegression }) => isRegression);
for (const name of failed) console.error(`${name} could not be measured.`);
if (other) console.log(worse.length > 0 ? `\n${worse.length} became worse.` : '\nNothing became worse.');
else console.log(`\n${measured.length - missed.length} of ${measured.length} figures are as demanded.`);
if (failed.length > 0 || (other ? worse : missed).length > 0) process.exitCode = 1;

/** @returns the figures of a part of the product in `root`; undefined where it could not be measured. */
async function measure(name, root) {
  console.log(`\n== ${name}${root === ROOT ? '' : ` of ${values.compare}`}`);
  const json = join(folder, `${name}-${root === ROOT ? 'now' : 'before'}.json`);
  const program = spawn(process.execPath, [PARTS[name], '--json', json], { cwd: root, stdio: 'inherit' });
  const stop = () => program.kill('SIGTERM');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  await once(program, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  try {
    return JSON.parse(readFileSync(json, 'utf8')).rows;
  } catch {
    return undefined;
  }
}

function printCompared() {
  console.log(`\n== Beside ${values.compare}; above 1 is worse`);
  for (const { name, unit, before, now, ratio, isRegression } of compared)
    console.log(
      `${said(ratio).padStart(6)}  ${name}: ${said(before)} → ${said(now)} ${unit}${isRegression ? '  WORSE' : ''}`,
    );
}
