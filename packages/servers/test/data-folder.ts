import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A new folder that every user may enter; `removeDataFolders` takes them all away. */
export function dataFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'harbourline-test-'));
  chmodSync(folder, mode);
  made.push(folder);
  return folder;
}

export function removeDataFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
