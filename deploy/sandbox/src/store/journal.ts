import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileHandle } from 'node:fs/promises';

/** An append-only file of JSON lines; whatever was appended is on the disk once `settled()` resolves. */
export interface Journal {
  append(line: string): void;
  /** Resolves when everything appended so far is on the disk; rejects for good once a write has failed. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the lines of a journal. A last line cut short by a kill was never acknowledged and is left out.
 * @throws when any other line cannot be read: the file was damaged by something else.
 */
export async function readJournal(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  lines.pop(); // empty after a complete last line, and torn otherwise
  return lines.map((line, index) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      throw new Error(`${file} is damaged at line ${index + 1}`);
    }
  });
}

/** Replaces the journal by the given lines, atomically, and opens it for appending. */
export async function rewriteJournal(file: string, lines: string[]): Promise<Journal> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w');
  await handle.writeFile(lines.map((line) => `${line}\n`).join(''));
  await handle.sync();
  await rename(fresh, file);
  await syncFolder(dirname(file));
  return appendTo(handle);
}

/** Lines that arrive while the disk is busy share the next write. */
function appendTo(handle: FileHandle): Journal {
  let waiting: string[] | null = null;
  let last: Promise<void> = Promise.resolve();

  async function writeBatch(previous: Promise<void>, lines: string[]) {
    await previous;
    waiting = null;
    await handle.appendFile(lines.map((line) => `${line}\n`).join(''));
    await handle.datasync();
  }

  return {
    append(line) {
      if (waiting) {
        waiting.push(line);
        return;
      }
      waiting = [line];
      last = writeBatch(last, waiting);
      last.catch(() => {}); // whoever asks `settled()` is told
    },
    settled: () => last,
    async close() {
      await last.catch(() => {});
      await handle.close();
    },
  };
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
