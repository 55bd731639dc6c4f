import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PATIENT } from '@harbourline/test-kit/test-environment';
import sharp from 'sharp';
import { openPictureMaker } from '../src/pictures/picture-maker';
import { uploadPictures } from '../src/use-cases/upload-pictures';
import { owner } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const PICTURES = 12;
let catalog: Catalog;
let folder: string;
const pictures = openPictureMaker(join(__dirname, '..', 'src'), PATIENT);
beforeAll(async () => {
  catalog = await startCatalog();
  folder = await mkdtemp(join(tmpdir(), 'harbourline-memory-'));
});
afterAll(async () => {
  await pictures.stop();
  await catalog.stop();
  await rm(folder, { recursive: true });
});

function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

it('holds few pictures in memory, however many are sent', async () => {
  const side = 2400;
  const content = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const files = Array.from({ length: PICTURES }, (_, index) => ({
    path: join(folder, String(index)),
    name: `${index}.jpg`,
  }));
  for (const { path } of files) await writeFile(path, content);

  const before = heldBytes();
  const held: number[] = [];
  const sizes: number[] = [];
  const store: Catalog['store'] = {
    ...catalog.store,
    async putFile(key, path, contentType) {
      sizes.push((await stat(path)).size);
      held.push(heldBytes() - before);
      await catalog.store.putFile(key, path, contentType);
    },
  };
  await uploadPictures({ ...catalog, pictures, store }, { uploadedBy: owner.id, files, charterId: null });
  expect(held).toHaveLength(PICTURES);
  expect(Math.min(...sizes)).toBeGreaterThan(3_000_000);
  // The object store runs in this process too, and has some of it in hand.
  expect(Math.max(...held)).toBeLessThan((PICTURES / 2) * Math.max(...sizes));
});
