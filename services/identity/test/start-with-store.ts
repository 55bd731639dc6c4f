import { randomUUID } from 'node:crypto';
import { objectStoreForTests, type TestObjectStore } from '@harbourline/servers/test-object-store';
import { openObjectStore, type ObjectStore } from '@harbourline/service-kit';
import { Client } from 'minio';
import { startIdentity, type TestedIdentity } from './start-identity';

export interface IdentityWithStore extends TestedIdentity {
  /** The keys of everything in the bucket. */
  stored(): Promise<string[]>;
  /** The bucket, behind the service's back. */
  store: ObjectStore;
}

/** Identity with a real S3 server for the licences, which stops with it. */
export async function startWithStore(
  given?: Omit<TestObjectStore, 'how'>,
  env: Record<string, string> = {},
): Promise<IdentityWithStore> {
  const objects = given ?? (await objectStoreForTests());
  const bucket = `licenses-${randomUUID()}`;
  const identity = await startIdentity({
    S3_ENDPOINT: objects.url,
    S3_ACCESS_KEY: objects.accessKey,
    S3_SECRET_KEY: objects.secretKey,
    S3_BUCKET: bucket,
    ...env,
  });
  const { hostname, port } = new URL(objects.url);
  const { accessKey, secretKey } = objects;
  const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey });
  return {
    ...identity,
    async stored() {
      const keys: string[] = [];
      for await (const object of client.listObjectsV2(bucket, '', true)) {
        keys.push(String((object as { name?: unknown }).name));
      }
      return keys;
    },
    store: openObjectStore({ endpoint: objects.url, accessKey, secretKey, bucket }),
    async stop() {
      await identity.stop();
      await objects.stop();
    },
  };
}
