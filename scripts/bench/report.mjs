// What a bench has measured, said and judged in one way by all of them.
import { writeFileSync } from 'node:fs';

/**
 * One figure of a bench.
 * @typedef {object} Row
 * @property {string} name what was measured; the same from run to run, as runs are compared by it.
 * @property {string} unit such as `ms`, `KB`, `a second`; `×` for a ratio to an opponent that was measured in the same run.
 * @property {number} value the median, where it was measured several times.
 * @property {[number, number]} [spread] the least and the most that was measured.
 * @property {number} [atMost] missed when the value is above.
 * @property {number} [atLeast] missed when the value is below.
 * @property {boolean} [isMoreBetter] which way is worse, where nothing is demanded.
 * @property {{ name: string, value: number }} [opponent] what the same took, or gave, in another program in this run.
 * @property {boolean} [met] whether what is demanded is so; reporting adds it.
 */

/** The row of something that was measured several times. */
export function rowOf(name, unit, values, demanded = {}) {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)];
  return { name, unit, value, spread: [sorted[0], sorted.at(-1)], ...demanded };
}

/**
 * Prints the rows as a table, writes them where `--json FILE` says, with `more` beside them, and lets the process end with 1
 * where one is missed.
 */
export function report(rows, more = {}) {
  const json = jsonFile();
  const judged = rows.map((row) => ({ ...row, met: isMet(row) }));
  printRows(judged);
  if (json) writeFileSync(json, `${JSON.stringify({ rows: judged, ...more }, null, 2)}\n`);
  if (judged.some(({ met }) => !met)) process.exitCode = 1;
}

export function printRows(rows) {
  const longest = Math.max(...rows.map(({ name }) => name.length));
  console.log('');
  for (const row of rows) {
    const { name, unit, spread, opponent } = row;
    const range = spread ? ` (${said(spread[0])} to ${said(spread[1])})` : '';
    const beside = opponent ? `; ${opponent.name}: ${said(opponent.value)}` : '';
    const demanded = demandOf(row);
    const verdict = demanded && `, demanded ${demanded}${row.met ? '' : ': missed'}`;
    console.log(`${name.padEnd(longest)}  ${said(row.value).padStart(8)} ${unit}${range}${beside}${verdict}`);
  }
}

/** @returns `≤ 5`, `≥ 5`, `= 5`, or nothing where nothing is demanded. */
export function demandOf({ atMost, atLeast }) {
  if (atMost !== undefined && atMost === atLeast) return `= ${said(atMost)}`;
  if (atMost !== undefined) return `≤ ${said(atMost)}`;
  return atLeast === undefined ? '' : `≥ ${said(atLeast)}`;
}

/** Three digits are what such a figure is worth. */
export function said(value) {
  if (Math.abs(value) >= 100 || Number.isInteger(value)) return String(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

function isMet({ value, atMost = Infinity, atLeast = -Infinity }) {
  return value <= atMost && value >= atLeast;
}

function jsonFile() {
  const at = process.argv.indexOf('--json');
  return at < 0 ? undefined : process.argv[at + 1];
}
