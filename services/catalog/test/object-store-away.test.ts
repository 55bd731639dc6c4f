import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { startObjectStore } from '@harbourline/servers/object-store';
import { imageUrl } from '../src/domain/image-key';
import { buildListing, buildPicture, formOf, owner, uploadPictures } from './builders';
import { startCatalog, type Catalog } from './start-catalog';
import { leavingNoFiles } from './temporary-files';

const keys = { accessKey: 'tests', secretKey: 'tests-secret' };
let dataDir: string;
let port: number;
let server: Awaited<ReturnType<typeof startObjectStore>>;
let catalog: Catalog;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'harbourline-away-'));
  port = await freePort();
  server = await startObjectStore({ dataDir, port, ...keys });
  catalog = await startCatalog({ objects: { url: server.url, ...keys, stop: () => server.stop() } });
});
afterAll(async () => {
  await catalog.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function whileAway(work: () => Promise<void>) {
  await server.stop();
  try {
    await work();
  } finally {
    server = await startObjectStore({ dataDir, port, ...keys });
  }
}

it('says so while the object store is away, and no listing can show what it never got', async () => {
  const [kept] = await uploadPictures(catalog, owner, 1);
  await whileAway(async () => {
    const content = await buildPicture().jpeg().toBuffer();
    const files = [1, 2, 3].map((n) => ({ content, name: `${n}.jpg` }));
    const form = formOf(...files);
    const answer = await leavingNoFiles(() => catalog.as(owner).post('/api/upload', form));
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await catalog.as(null).get(String(kept))).toMatchObject({ status: 503, body: { code: 'unavailable' } });

    const half = await catalog.db.client.boatImage.findMany({ where: { storedAt: null } });
    expect(half).toHaveLength(3);
    const listing = buildListing(half.map(({ key }) => imageUrl(key)));
    expect((await catalog.as(owner).post('/api/boats', listing)).status).toBe(400);
  });
  expect((await catalog.as(null).get(String(kept))).status).toBe(200);
  expect(await uploadPictures(catalog, owner)).toHaveLength(3);
});

it('starts and lists while the object store is away, and takes pictures once it is back', async () => {
  await server.stop();
  const late = await startCatalog({ objects: { url: server.url, ...keys, stop: async () => undefined } });
  try {
    expect((await late.as(null).get('/api/boats')).status).toBe(200);
    server = await startObjectStore({ dataDir, port, ...keys });
    expect(await uploadPictures(late, owner)).toHaveLength(3);
  } finally {
    await late.stop();
  }
});
