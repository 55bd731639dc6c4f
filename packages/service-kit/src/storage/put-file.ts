import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';

const SIGNED_FOR_SECONDS = 600;

/**
 * Streams a file to the store. The store's client would read it whole into memory and compute a digest of all of it at
 * once, which blocks the event loop for a file of 25 MB.
 */
export async function putFile(
  client: Client,
  { bucket, key, path, contentType }: { bucket: string; key: string; path: string; contentType: string },
): Promise<void> {
  const url = new URL(await client.presignedPutObject(bucket, key, SIGNED_FOR_SECONDS));
  const { size } = await stat(path);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'PUT',
    headers: { 'content-type': contentType, 'content-length': size },
  });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  const [, [answer]] = await Promise.all([pipeline(createReadStream(path), request), answered]);
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`the store answered ${answer.statusCode} to an object`);
}
