import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@harbourline/servers/free-ports';
import { startObjectStore } from '@harbourline/servers/object-store';

const KEYS = { accessKey: 'tests', secretKey: 'tests-secret' };
const OBJECT = '._S3rver_object';

/** An S3 server of a test's own: it can be stopped and started again, and it can be seen what lies in it. */
export async function ownObjectStore() {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-own-store-'));
  const port = await freePort();
  const start = () => startObjectStore({ dataDir, port, ...KEYS });
  let server = await start();

  return {
    /** For `startCatalog`. */
    objects: {
      url: server.url,
      ...KEYS,
      async stop() {
        await server.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    },
    keys: () => storedKeys(dataDir),
    async whileAway<T>(work: () => Promise<T>): Promise<T> {
      await server.stop();
      try {
        return await work();
      } finally {
        server = await start();
      }
    },
    /** Whether the bytes lie in any object. */
    async holds(bytes: string): Promise<boolean> {
      const contents = await Promise.all((await objectFiles(dataDir)).map((path) => readFile(path)));
      return contents.some((content) => content.includes(bytes));
    },
  };
}

/** The keys of all objects in the folder of an S3 server with one bucket, in order. */
export async function storedKeys(dataDir: string): Promise<string[]> {
  const files = await objectFiles(dataDir);
  return files.map((path) => path.slice(dataDir.length + 1, -OBJECT.length).replace(/^[^/]+\//, '')).sort();
}

async function objectFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true });
  return entries.filter((name) => name.endsWith(OBJECT)).map((name) => join(dataDir, name));
}
