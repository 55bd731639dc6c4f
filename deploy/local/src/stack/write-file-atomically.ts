import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file so that a reader, or a start after a crash, finds either the old content or the new one, whole. */
export function writeFileAtomically(path: string, content: string, mode = 0o644): void {
  const next = `${path}.${process.pid}.next`;
  const file = openSync(next, 'w', mode);
  writeFileSync(file, content);
  fsyncSync(file);
  closeSync(file);
  renameSync(next, path);
}
