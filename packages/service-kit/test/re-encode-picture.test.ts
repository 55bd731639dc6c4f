import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { reEncodePicture } from '../src/pictures/re-encode-picture';

const MOST_BYTES = 900 * 1024 * 1024;
let folder: string;
let file: { path: string; name: string };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourline-encode-'));
  file = { path: join(folder, 'sent'), name: 'dock.png' };
});
afterEach(() => rm(folder, { recursive: true }));

it('leaves a file as it was sent until the clean picture is whole', async () => {
  const sent = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  await writeFile(file.path, sent);
  await mkdir(`${file.path}.made`); // so that the clean picture cannot be written
  await expect(reEncodePicture(file, MOST_BYTES)).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readFile(file.path)).toEqual(sent);
});
