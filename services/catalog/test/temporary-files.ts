import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';

/** What this process keeps there: others may be at work on the same machine. */
const uploads = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`harbourline-upload-${process.pid}-`));

/** Does something, and waits until nothing that was uploaded meanwhile is left in the temporary folder. */
export async function leavingNoFiles<T>(work: () => Promise<T>): Promise<T> {
  const before = new Set(await uploads());
  const result = await work();
  await eventuallyFinds(async () => (await uploads()).every((name) => before.has(name)));
  return result;
}
