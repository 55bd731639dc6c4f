import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-ports';
import { startMinioContainer } from './minio-container';
import { startObjectStore } from './object-store';

export interface TestObjectStore {
  how: 'environment' | 'container' | 'embedded';
  url: string;
  accessKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

/**
 * Object storage for tests: the one in S3_ENDPOINT (with S3_ACCESS_KEY and S3_SECRET_KEY), else a MinIO in a container where
 * Docker answers, else an embedded one.
 */
export async function objectStoreForTests(): Promise<TestObjectStore> {
  const { S3_ENDPOINT: url, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = process.env;
  if (url) {
    if (!accessKey || !secretKey) throw new Error('S3_ENDPOINT is set without S3_ACCESS_KEY and S3_SECRET_KEY');
    return { how: 'environment', url, accessKey, secretKey, stop: async () => undefined };
  }
  return (await startMinioContainer()) ?? embedded();
}

async function embedded(): Promise<TestObjectStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-objects-'));
  const keys = { accessKey: 'tests', secretKey: 'tests-secret' };
  const server = await startObjectStore({ dataDir, port: await freePort(), ...keys });
  return {
    how: 'embedded',
    url: server.url,
    ...keys,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
