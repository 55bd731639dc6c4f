import { write, writeSync } from 'node:fs';

/** To write a line takes longer than to make it, and many are written as fast as one. */
const TOGETHER_MS = 10;
const TOGETHER_CHARACTERS = 8 * 1024;
/** Of lines that nobody takes, in characters; later ones are left out. */
const MOST_WAITING = 8 * 1024 * 1024;
/** A reader that is behind, or a file system that is full, is left alone for as long. */
const AGAIN_MS = 100;
const LAST_TRIES = 5;

const NEW_LINE = 10;
const BUSY: readonly unknown[] = ['EAGAIN', 'EBUSY', 'EINTR'];

/** Lines that are written together; the first of them tells of those that were lost before, if there are any. */
interface Batch {
  bytes: Buffer;
  linesLost: number;
}

interface LogOutput {
  /** Takes a line with its end. Returns at once, and throws nothing. */
  write(line: string): void;
}

/**
 * Takes lines for a moment, and writes them together. Whoever reads them slowly or not at all, and a file system that
 * takes no more, hold nobody up and end nothing: lines are left out, and counted in a line of their own as soon as some
 * can be written again. A process that ends writes what is left; one that is killed loses no more than a moment's.
 */
function openLogOutput(file: number): LogOutput {
  let waiting = '';
  /** What was begun and is still to be written. */
  let begun: Batch | undefined;
  let lost = 0;
  /** Whether the last line that was written has no end. */
  let cut = false;
  let writing = false;
  let due: NodeJS.Timeout | undefined;

  function flush(): void {
    due = undefined;
    if (writing || (waiting === '' && !begun)) return;
    writing = true;
    const batch = take();
    writeOn(batch.bytes, (rest, error) => {
      writing = false;
      if (BUSY.includes(error?.code)) begun = { ...batch, bytes: rest };
      else if (error) leaveOut(batch, rest);
      if (waiting !== '' || begun) schedule(error ? AGAIN_MS : 0);
    });
  }

  function take(): Batch {
    const loss = Buffer.from(lost > 0 ? lossInLine({ lines: lost, cut }) : '');
    const batch = begun ?? { bytes: Buffer.concat([loss, Buffer.from(waiting)]), linesLost: lost };
    if (!begun) [waiting, lost, cut] = ['', 0, false];
    begun = undefined;
    return batch;
  }

  function leaveOut({ bytes, linesLost }: Batch, rest: Buffer): void {
    const written = bytes.subarray(0, bytes.length - rest.length);
    if (written.length > 0) cut = written.at(-1) !== NEW_LINE;
    const isToldOfLoss = linesLost === 0 || linesIn(written) > 0;
    lost += linesIn(rest) + (isToldOfLoss ? 0 : linesLost - 1);
  }

  function writeOn(rest: Buffer, done: (rest: Buffer, error: NodeJS.ErrnoException | null) => void): void {
    write(file, rest, (error, bytes) => {
      if (error) return done(rest, error);
      if (bytes < rest.length) return writeOn(rest.subarray(bytes), done);
      done(rest, null);
    });
  }

  function schedule(ms: number): void {
    due ??= setTimeout(flush, ms).unref();
  }

  process.on('exit', () => {
    while (begun || waiting !== '') {
      let { bytes } = take();
      while (bytes.length > 0) {
        const written = writeLast(file, bytes);
        if (written === undefined) return;
        bytes = bytes.subarray(written);
      }
    }
  });
  return {
    write(line) {
      if (waiting.length + line.length > MOST_WAITING) {
        lost += 1;
        return;
      }
      waiting += line;
      schedule(TOGETHER_MS);
      if (waiting.length >= TOGETHER_CHARACTERS && !writing) flush();
    },
  };
}

/** @returns how many bytes a process that ends has written; undefined where there is no more to be had. */
function writeLast(file: number, rest: Buffer): number | undefined {
  for (let tries = 0; tries < LAST_TRIES; tries += 1) {
    try {
      return writeSync(file, rest);
    } catch (error) {
      if (!BUSY.includes((error as NodeJS.ErrnoException).code)) return undefined;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
    }
  }
  return undefined;
}

let standard: LogOutput | undefined;

/** The process's own. What else is said there or as an error, such as warnings of Node.js, ends it no more than lines do. */
export function standardLogOutput(): LogOutput {
  if (standard) return standard;
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return (standard = openLogOutput(1));
}

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
  return lines;
}

function lossInLine({ lines, cut }: { lines: number; cut: boolean }): string {
  const time = new Date().toISOString();
  const line = JSON.stringify({
    level: 'error',
    time,
    pid: process.pid,
    lines,
    msg: 'lines of this log could not be written',
  });
  return `${cut ? '\n' : ''}${line}\n`;
}
