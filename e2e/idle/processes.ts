import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SERVICES } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';

const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;

/** The processes of a part of the system: its own, and those that it has begun. */
export type Processes = Map<string, number[]>;

/** Gateway, services and the starter, without what else the starter has begun. */
export function processesOf(instance: Instance): Processes {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='])
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
    });
  const withThoseBelow = (pid: number): number[] => [
    pid,
    ...rows.filter(({ parent }) => parent === pid).flatMap((row) => withThoseBelow(row.pid)),
  ];
  const gateway = rows.find(({ parent, args }) => parent === instance.pid && /gateway\/dist\/main/.test(args));
  if (!gateway) throw new Error('There is no gateway.');
  const services = SERVICES.map((name) => [name, withThoseBelow(instance.services[name].pid)] as const);
  return new Map([['gateway', withThoseBelow(gateway.pid)], ...services, ['starter', [instance.pid]]]);
}

/** The memory of the processes; pages that several of them share are divided among them. */
export function megabytesOf(pids: readonly number[]): number {
  return sum(pids, (pid) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`)) ?? [];
    return Number(kilobytes) / KB_PER_MB;
  });
}

/** The processor time that they have taken so far, that of children that have ended included. */
export function processorSecondsOf(pids: readonly number[]): number {
  return sum(pids, (pid) => {
    const fields = (readIfThere(`/proc/${pid}/stat`).split(') ')[1] ?? '').split(' ');
    return sum([11, 12, 13, 14], (field) => Number(fields[field] ?? 0)) / TICKS_PER_SECOND;
  });
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function sum(each: readonly number[], of: (one: number) => number): number {
  return each.reduce((total, one) => total + of(one), 0);
}
