import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, promises as fs } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';
import { DUMMY_ACCOUNT } from '@20minutes/s3rver/lib/models/account';
import { assertPortFree } from './free-ports';

export interface ObjectStoreOptions {
  dataDir: string;
  /** TCP port on 127.0.0.1. */
  port: number;
  accessKey: string;
  secretKey: string;
}

export interface ObjectStore {
  url: string;
  stop(): Promise<void>;
}

type Middleware = S3rver['middleware'][number];

/** Starts an S3 server on 127.0.0.1 that keeps its objects as files. Throws when the port is taken. */
export async function startObjectStore({
  dataDir,
  port,
  accessKey,
  secretKey,
}: ObjectStoreOptions): Promise<ObjectStore> {
  mkdirSync(dataDir, { recursive: true });
  await assertPortFree(port, 'object storage');
  DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey);
  DUMMY_ACCOUNT.revokeAccessKey('S3RVER');

  const server = new S3rver({ address: '127.0.0.1', port, directory: dataDir, silent: true, vhostBuckets: false });
  server.silent = true;
  server.middleware.unshift(refuseUnsigned);
  server.store.putContent = writeWhole;
  await server.run();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    },
  };
}

/** The server would let anybody in who does not sign at all; private files must stay private here as well. */
const refuseUnsigned: Middleware = async (ctx, next): Promise<void> => {
  const signed = ctx.get('authorization') !== '' || 'X-Amz-Signature' in ctx.query || ctx.method === 'OPTIONS';
  if (signed) {
    await next();
    return;
  }
  ctx.status = 403;
  ctx.type = 'application/xml';
  ctx.body =
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
};

/** Writes beside the object and renames, so that a kill leaves the old object or the new one, and nothing between. */
async function writeWhole(path: string, content: Buffer | NodeJS.ReadableStream): Promise<[number, string]> {
  const unfinished = `${path}.${randomUUID()}`;
  const md5 = createHash('md5');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      md5.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(
      Buffer.isBuffer(content) ? Readable.from([content]) : content,
      measure,
      createWriteStream(unfinished),
    );
    await fs.rename(unfinished, path);
  } catch (error) {
    await fs.rm(unfinished, { force: true });
    throw error;
  }
  return [size, md5.digest('hex')];
}
