import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Up to so much is taken from the service at once, which is then free, however slowly the client reads. */
const WHOLE_BYTES = 2 * 1024 * 1024;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** All of it, or its beginning. */
  taken: Buffer[];
  /** What comes after that, from the service as the client reads it. */
  rest?: Readable;
}

/** Takes a small answer whole, and of a large one at least its beginning. @throws when it breaks off in that. */
export async function takeAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Answer> {
  const answer: Answer = { status: statusCode, headers, taken: [] };
  if (Number(headers['content-length']) > WHOLE_BYTES) return { ...answer, rest: body };
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    answer.taken.push(chunk);
    size += chunk.length;
    if (size > WHOLE_BYTES) return { ...answer, rest: body };
  }
  return answer;
}
