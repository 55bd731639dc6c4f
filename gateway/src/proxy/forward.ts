import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ServiceName } from '@harbourline/contracts';
import { currentTraceparent } from '@harbourline/service-kit';
import type { Context } from 'koa';
import type { Pool } from 'undici';
import { holderOf, type Load } from '../load/open-load';
import type { Place } from '../load/places';
import { type Answer, askService } from './ask-service';
import { isRead } from './is-read';
import { packAnswer } from './pack-answer';
import { sendAnswer } from './send-answer';
import { isConnectionLost, upstreamFailure } from './upstream-failure';

const TRY_AGAIN_MS = 100;
/** The unread rest of an answer is counted from this size on; less than that is not worth it. */
const COUNTED_BYTES = 16 * 1024;

/** They belong to the connection with the client, or are worked out again. */
const NOT_SENT = new Set(['host', 'content-length', 'transfer-encoding', 'cookie']);

export interface Call {
  service: ServiceName;
  pool: Pool;
  /** The service sees the browser's cookies. */
  withCookies: boolean;
  /** All of the body, or its chunks as they come. */
  body: Buffer | AsyncIterable<Buffer> | undefined;
  gone: AbortSignal;
}

/** Asks the service. @throws AppError when it gives no answer, or breaks it off before the client has got any of it. */
export async function ask(ctx: Context, call: Call): Promise<Answer> {
  const reads = isRead(ctx);
  const once = () => {
    const { pool, body, gone } = call;
    const about = {
      method: ctx.method,
      path: ctx.path + ctx.search,
      headers: sent(ctx, call),
    };
    const streamed = body === undefined || Buffer.isBuffer(body) ? body : Readable.from(body, { objectMode: false });
    return askService(pool, { ...about, body: streamed }, gone);
  };
  // Whatever may have had an effect is never asked twice by us.
  const again = async (error: unknown) => {
    if (!reads || call.gone.aborted || !isConnectionLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    return once();
  };
  return once()
    .catch(again)
    .catch((error: unknown) => {
      throw upstreamFailure(error);
    });
}

/** Hands an answer to the client, who reads it in their own time. @throws AppError `unavailable` when there is no room for that. */
export async function answerWith(ctx: Context, answer: Answer, { service, gone }: Call, load: Load): Promise<void> {
  const place = await placeFor(ctx, answer, { service, gone }, load).catch((error: unknown) => {
    answer.rest?.destroy();
    throw error;
  });
  try {
    await sendAnswer(ctx, await packAnswer(ctx, answer), place);
  } finally {
    place?.leave();
  }
}

async function placeFor(
  ctx: Context,
  { taken, rest }: Answer,
  { service, gone }: Pick<Call, 'service' | 'gone'>,
  load: Load,
): Promise<Place | undefined> {
  const bytes = taken.reduce((sum, chunk) => sum + chunk.length, 0);
  if (!rest && bytes <= COUNTED_BYTES) return undefined;
  const holder = holderOf(ctx, gone);
  const place = await (rest ? load.largeAnswers[service].take(holder, 1) : load.answers.take(holder, bytes));
  if (!place) throw load.shed.refusal(rest ? 'large_answer' : 'memory');
  return place;
}

function sent(ctx: Context, { withCookies, body }: Call): Record<string, string | string[]> {
  const given: IncomingHttpHeaders = ctx.req.headers;
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !NOT_SENT.has(name)) headers[name] = value;
  }
  if (withCookies && given.cookie) headers['cookie'] = given.cookie;
  // Of a body that is there as a whole the length is known; a streamed one may have been announced.
  const announced = ctx.get('content-length');
  if (body !== undefined && !Buffer.isBuffer(body) && announced) headers['content-length'] = announced;
  const traceparent = currentTraceparent();
  if (traceparent) headers['traceparent'] = traceparent;
  return headers;
}
