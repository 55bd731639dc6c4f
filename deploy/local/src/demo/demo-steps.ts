import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files that say which steps of filling a system are done. */
export function stepsIn(dataDir: string): { complete: string; licensed: string } {
  return { complete: join(dataDir, 'demo-is-complete'), licensed: join(dataDir, 'demo-captains-are-licensed') };
}

/** Whether nothing is left to be filled in. */
export function isSeeded(dataDir: string): boolean {
  return Object.values(stepsIn(dataDir)).every((file) => existsSync(file));
}
