import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Client } from 'minio';
import { freePort } from '../src/free-ports';
import { objectStoreForTests } from '../src/test-object-store';
import { dataFolder, removeDataFolders } from './data-folder';
import { kill, startServerProcess } from './server-process';

const keys = { accessKey: 'harbourline', secretKey: 'a-secret-of-this-test' };

afterAll(removeDataFolders);

function client(url: string, { accessKey, secretKey } = keys): Client {
  const { hostname, port } = new URL(url);
  return new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey,
    secretKey,
    region: 'us-east-1',
  });
}

it('keeps objects over a kill -9, with type and content', async () => {
  const options = { dataDir: dataFolder(), port: await freePort(), ...keys };
  const picture = randomBytes(3_000_000);
  const first = await startServerProcess('object-store', options);
  const before = client(String(first.facts['url']));
  await before.makeBucket('boats');
  await before.putObject('boats', 'a/b.jpg', picture, picture.length, { 'Content-Type': 'image/jpeg' });
  await kill(first, 'SIGKILL');

  const second = await startServerProcess('object-store', options);
  const after = client(String(second.facts['url']));
  expect((await after.statObject('boats', 'a/b.jpg')).metaData['content-type']).toBe('image/jpeg');
  expect(picture.equals(await buffer(await after.getObject('boats', 'a/b.jpg')))).toBe(true);
  expect(await kill(second, 'SIGTERM')).toBe(0);
});

it('refuses a wrong secret, a well-known key and an unsigned request', async () => {
  const store = await objectStoreForTests();
  await client(store.url, store).makeBucket('licences');
  await client(store.url, store).putObject('licences', 'x.pdf', 'private');
  const guess = { accessKey: store.accessKey, secretKey: 'guess' };
  await expect(client(store.url, guess).statObject('licences', 'x.pdf')).rejects.toThrow();
  const known = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  await expect(client(store.url, known).statObject('licences', 'x.pdf')).rejects.toThrow();
  expect((await fetch(`${store.url}/licences/x.pdf`)).status).toBe(403);
  expect((await fetch(`${store.url}/licences/x.pdf`, { method: 'DELETE' })).status).toBe(403);
  const link = await client(store.url, store).presignedGetObject('licences', 'x.pdf', 60);
  expect(await (await fetch(link)).text()).toBe('private');
  await store.stop();
});

it('runs two side by side, and names a port that is taken', async () => {
  const options = { dataDir: dataFolder(), port: await freePort(), ...keys };
  const one = await startServerProcess('object-store', options);
  const other = await startServerProcess('object-store', { ...options, dataDir: dataFolder(), port: await freePort() });
  await client(String(one.facts['url'])).makeBucket('only-here');
  expect(await client(String(other.facts['url'])).bucketExists('only-here')).toBe(false);
  await expect(startServerProcess('object-store', { ...options, dataDir: dataFolder() })).rejects.toThrow(
    `Port ${options.port} on 127.0.0.1 (object storage) is taken`,
  );
  await Promise.all([kill(one, 'SIGTERM'), kill(other, 'SIGTERM')]);
});
