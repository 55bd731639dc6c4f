import type { Client } from 'minio';
import type { Readable } from 'node:stream';
import { AppError } from '../app-error';
import { putFile } from './put-file';

export interface StoredObject {
  stream: Readable;
  size: number;
  contentType: string;
  etag: string;
}

/** Files by key in one bucket of an S3 store. Every function throws AppError `unavailable` while the store is down. */
export interface ObjectStore {
  /** For small objects; the main thread should never hold a whole file. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** @returns undefined when there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Removes in one request; a missing object is not an error. */
  remove(...keys: string[]): Promise<void>;
}

/**
 * Files in one bucket, which is looked up, and created if missing, at the first use: so a service starts, and does
 * everything that needs no files, while the store is down.
 */
export function openObjectStore(options: StoreOptions): ObjectStore {
  const { bucket } = options;
  let opening: Promise<Client> | undefined;
  const opened = () =>
    (opening ??= openBucket(options).catch((cause: unknown) => {
      opening = undefined; // looked up again at the next use
      return unavailable(cause);
    }));
  return {
    async put(key, content, contentType) {
      const client = await opened();
      await client.putObject(bucket, key, content, content.length, { 'Content-Type': contentType }).catch(unavailable);
    },
    async putFile(key, path, contentType) {
      const client = await opened();
      await putFile(client, { bucket, key, path, contentType }).catch(unavailable);
    },
    async get(key) {
      const client = await opened();
      try {
        const found = await client.statObject(bucket, key);
        const stream = await client.getObject(bucket, key);
        const contentType: unknown = found.metaData['content-type'];
        return {
          stream,
          size: found.size,
          etag: found.etag,
          contentType: typeof contentType === 'string' ? contentType : 'application/octet-stream',
        };
      } catch (error) {
        return isMissing(error) ? undefined : unavailable(error);
      }
    },
    async remove(...keys) {
      const client = await opened();
      const failures = await client.removeObjects(bucket, keys).catch(unavailable);
      if (failures.length > 0) unavailable(failures);
    },
  };
}

interface StoreOptions {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
}

async function openBucket({ endpoint, accessKey, secretKey, bucket }: StoreOptions): Promise<Client> {
  // Loaded at the first use: a start needs no files.
  const { Client: S3 } = await import('minio');
  const url = new URL(endpoint);
  const client = new S3({
    endPoint: url.hostname,
    port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
    useSSL: url.protocol === 'https:',
    accessKey,
    secretKey,
    region: 'us-east-1',
  });
  await haveBucket(client, bucket);
  return client;
}

async function haveBucket(client: Client, bucket: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket).catch(async (error: unknown) => {
    if (!(await client.bucketExists(bucket))) throw error; // unless another replica has just made it
  });
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', { cause });
}

function isMissing(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'NotFound' || code === 'NoSuchKey';
}
