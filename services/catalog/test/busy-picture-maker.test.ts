import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENT } from '@harbourline/test-kit/test-environment';
import { openPictureMaker, PICTURES } from '../src/pictures/picture-maker';
import { uploadPictures } from '../src/use-cases/upload-pictures';
import { buildPicture, owner } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
let folder: string;
const pictures = openPictureMaker(join(__dirname, '..', 'src'), PATIENT);
beforeAll(async () => {
  catalog = await startCatalog();
  folder = await mkdtemp(join(tmpdir(), 'harbourline-busy-'));
});
afterAll(async () => {
  await pictures.stop();
  await catalog.stop();
  await rm(folder, { recursive: true });
});

async function fileOf(name: string) {
  const path = join(folder, name);
  await writeFile(path, await buildPicture().jpeg().toBuffer());
  return { path, name };
}

it('blames no file for want of room: the call is refused, and nothing of it taken', async () => {
  const files = [await fileOf('first.jpg'), await fileOf('second.jpg')];
  const others = await Promise.all(Array.from({ length: PICTURES.perAccount }, (_, n) => fileOf(`other-${n}.jpg`)));
  let crowd: Promise<unknown> = Promise.resolve();
  const crowded: typeof pictures = {
    ...pictures,
    clean(file, account) {
      // By now, the account has as much in work as it may.
      if (file === files[1]) crowd = Promise.all(others.map((other) => pictures.clean(other, account)));
      return pictures.clean(file, account);
    },
  };
  const upload = uploadPictures({ ...catalog, pictures: crowded }, { uploadedBy: owner.id, files, charterId: null });
  await expect(upload).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) as number });
  await crowd;
  expect(await catalog.db.client.boatImage.count()).toBe(0);
});
