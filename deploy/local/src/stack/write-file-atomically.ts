import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Replaces a file so that a reader, or a start after a crash, finds either the old content or the new one, whole.
 * @throws Error of the file system, having left nothing.
 */
export function writeFileAtomically(path: string, content: string, mode = 0o644): void {
  const next = `${path}.${process.pid}.next`;
  try {
    const file = openSync(next, 'w', mode);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(next, path);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
