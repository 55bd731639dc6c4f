import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../../test/support/test-stack';

/** The memory of a service's processes together, its workers included, in MB. */
export function memoryOf(service: string): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => memoryOfProcess(pid, `${ROOT}/services/${service}/`))
    .reduce((sum, mb) => sum + mb, 0);
}

function memoryOfProcess(pid: string, place: string): number {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(place)) return 0;
    const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0; // it has just ended
  }
}
