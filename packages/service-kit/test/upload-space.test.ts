import { readdir, stat } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

const MB = 1024 * 1024;
const BOUNDARY = 'between-the-papers';

/** Of each upload that stalls; nobody else's file is just as large. */
const STALLED_BYTES = MB - 12_345;

let keeper: NoteKeeper;
beforeAll(async () => {
  keeper = await startNoteKeeper({ uploadSpaceBytes: 4 * MB });
});
afterAll(() => keeper.stop());

/** How many of the stalled uploads have reached the disk. */
async function onDisk(): Promise<number> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('harbourline-upload-'));
  const files = folders.map(async (name) => {
    const folder = join(tmpdir(), name);
    const names = await readdir(folder).catch(() => []); // another's, which has just gone
    return Promise.all(names.map(async (file) => (await stat(join(folder, file)).catch(() => undefined))?.size));
  });
  return (await Promise.all(files)).flat().filter((size) => size === STALLED_BYTES).length;
}

/** An upload of which the end does not come. */
function stall(): ClientRequest {
  const sending = request(`${keeper.url}/api/papers`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  });
  sending.on('error', () => undefined);
  sending.write(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="papers"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  sending.write(Buffer.alloc(STALLED_BYTES));
  return sending;
}

async function send(bytes: number): Promise<Response> {
  const form = new FormData();
  form.append('papers', new Blob([new Uint8Array(bytes)]), 'b.pdf');
  return fetch(`${keeper.url}/api/papers`, { method: 'POST', body: form });
}

it('is bounded over all uploads: while others fill it the next one is refused, and it is free once they are gone', async () => {
  expect((await send(3 * MB)).status).toBe(200);
  const stalled = [1, 2, 3].map(stall);
  await eventuallyPasses(async () => expect(await onDisk()).toBe(3));

  const refused = await send(2 * MB);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  expect(keeper.log.security()).toContainEqual(expect.objectContaining({ event: 'shed', detail: 'upload_space' }));
  // An upload that fits beside them is taken, so the refused one has left nothing behind.
  expect((await send(MB / 2)).status).toBe(200);

  stalled.forEach((each) => each.destroy());
  await eventuallyPasses(async () => expect((await send(3 * MB)).status).toBe(200));
  expect(await onDisk()).toBe(0);
});
