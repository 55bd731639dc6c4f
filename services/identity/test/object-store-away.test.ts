import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userLicencesChanged } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { startObjectStore } from '@harbourline/servers/object-store';
import { removeLicenseFiles } from '../src/use-cases/remove-license-files';
import { registered, signedIn } from './accounts';
import { craftPdf, craftStream } from './crafted-pdfs';
import { eventsAbout } from './events';
import { upload, uploaded } from './licenses';
import { startWithStore, type IdentityWithStore } from './start-with-store';

const keys = { accessKey: 'tests', secretKey: 'tests-secret' };
let dataDir: string;
let port: number;
let server: Awaited<ReturnType<typeof startObjectStore>>;
let identity: IdentityWithStore;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'harbourline-away-'));
  port = await freePort();
  server = await startObjectStore({ dataDir, port, ...keys });
  identity = await startWithStore({ url: server.url, ...keys, stop: () => server.stop() });
});
afterAll(async () => {
  await identity.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('says so while the object store is away, and what is on file goes on being what was stored', async () => {
  const marie = await registered(identity, { role: 'captain' });
  const path = await uploaded(marie);
  const away = { status: 503, body: { code: 'unavailable' } };
  const file = { content: craftPdf(), name: 'card.pdf' };

  await server.stop();
  expect(await upload(marie, file)).toMatchObject(away);
  expect(await marie.browser.get(`/api/image/${path}`)).toMatchObject(away);
  await expect(removeLicenseFilesAfterAnHour()).rejects.toThrow();
  await signedIn(identity, marie.phone);
  server = await startObjectStore({ dataDir, port, ...keys });

  expect((await marie.browser.get(`/api/users/${marie.id}/licenses`)).body).toMatchObject({ harborLicense: path });
  expect((await marie.browser.get(`/api/image/${path}`)).status).toBe(200);
  expect(await eventsAbout(identity, marie.id, userLicencesChanged)).toHaveLength(1);
  expect(await identity.db.client.licenseFile.count({ where: { storedAt: null } })).toBe(1);
  await removeLicenseFilesAfterAnHour();
  expect(await identity.db.client.licenseFile.count({ where: { storedAt: null } })).toBe(0);
  expect(await identity.stored()).toEqual([path]);
  expect((await upload(marie, file)).status).toBe(201);
});

it('says so when the store is killed in the middle of an upload, and goes on once it is back', async () => {
  const marie = await registered(identity, { role: 'captain' });
  const path = await uploaded(marie);
  await server.stop();
  const dying = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.resetAndDestroy());
  });
  await new Promise<void>((resolve) => dying.listen(port, '127.0.0.1', resolve));

  const large = craftPdf({ objects: [craftStream(randomBytes(5_000_000), { raw: true })] });
  expect(await upload(marie, { content: large, name: 'card.pdf' })).toMatchObject({ status: 503 });

  await new Promise((resolve) => dying.close(resolve));
  server = await startObjectStore({ dataDir, port, ...keys });
  expect((await marie.browser.get('/api/auth/me')).body).toMatchObject({ harborLicense: path });
  expect((await marie.browser.get(`/api/image/${path}`)).status).toBe(200);
  expect((await upload(marie, { content: large, name: 'card.pdf' })).status).toBe(201);
});

async function removeLicenseFilesAfterAnHour(): Promise<number> {
  identity.clock.advance({ minutes: 61 });
  return removeLicenseFiles(identity);
}
