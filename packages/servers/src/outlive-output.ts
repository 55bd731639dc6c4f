/** What cannot be said, as the file system under a log is full or nobody reads it, is left out, and ends no process. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
