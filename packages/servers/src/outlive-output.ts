const AGAIN_MS = 100;

type Done = (error?: Error | null) => void;

/**
 * What cannot be said, as the file system under a log is full or nobody reads it, is left out, and ends no process.
 * How many lines that were is said as soon as there is room.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    // Each write hears of its own failure; the stream speaks of one for many.
    stream.on('error', () => undefined);
    countLosses(stream);
  }
}

function countLosses(stream: NodeJS.WriteStream): void {
  const writeOn = stream.write.bind(stream) as (chunk: unknown, encoding: unknown, done: Done) => boolean;
  let lost = 0;
  let due: NodeJS.Timeout | undefined;

  function lose(lines: number): void {
    lost += lines;
    due ??= setTimeout(tell, AGAIN_MS).unref();
  }

  function tell(): void {
    const told = lost;
    [due, lost] = [undefined, 0];
    writeOn(`lines that could not be written here: ${told}\n`, 'utf8', (error) => error && lose(told));
  }

  Object.assign(stream, {
    write(chunk: unknown, encoding?: unknown, done?: Done): boolean {
      const heard = typeof encoding === 'function' ? (encoding as Done) : done;
      return writeOn(chunk, typeof encoding === 'function' ? undefined : encoding, (error) => {
        if (error) lose(1);
        heard?.(error);
      });
    },
  });
}
