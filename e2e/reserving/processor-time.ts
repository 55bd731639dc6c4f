import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Instance } from '@harbourline/local';

const TICKS_PER_SECOND = 100;

/** The processor time of an instance's processes, in seconds by name; PostgreSQL's are counted together. */
export function processorTime(instance: Instance): Map<string, number> {
  return new Map(
    [...processesOf(instance)].map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + secondsOf(pid), 0)]),
  );
}

function processesOf(instance: Instance): Map<string, number[]> {
  const found = new Map(Object.entries(instance.services).map(([name, { pid }]) => [name, [pid]]));
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().trim().split('\n');
  const rows = all.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)).flatMap((row) => (row ? [row] : []));
  for (const [, pid, parent, args = ''] of rows) {
    if (Number(parent) === process.pid && /gateway\/dist\/main/.test(args)) found.set('gateway', [Number(pid)]);
    if (Number(parent) === process.pid && /postgres/.test(args)) found.set('postgres', below(Number(pid)));
  }
  function below(pid: number): number[] {
    return [pid, ...rows.flatMap(([, child, parent]) => (Number(parent) === pid ? below(Number(child)) : []))];
  }
  return found;
}

function secondsOf(pid: number): number {
  try {
    const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    // Those of children that have ended count as well, as PostgreSQL's backends come and go.
    return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
