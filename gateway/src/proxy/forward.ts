import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import { currentTraceparent } from '@harbourline/service-kit';
import type { Dispatcher, Pool } from 'undici';
import { countedBody } from '../guards/body-limit';
import { isConnectionLost, upstreamFailure } from './upstream-failure';

const TRY_AGAIN_MS = 100;
/** What logs customarily call a request whose client went away before the answer. */
const CLIENT_CLOSED_REQUEST = 499;

/** They belong to the connection with the client, or are found anew. */
const NOT_SENT = new Set(['host', 'content-length', 'transfer-encoding', 'cookie']);
const NOT_RETURNED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'x-request-id', 'server', 'date']);

interface Call {
  pool: Pool;
  /** The service sees the browser's cookies. */
  withCookies: boolean;
  bodyLimit: number;
}

/** Streams the request to its service and the answer back. @throws AppError when the service gives no answer. */
export async function forward(ctx: Context, call: Call): Promise<void> {
  const abandoned = new AbortController();
  ctx.res.once('close', () => abandoned.abort());
  const answer = await ask(ctx, call, abandoned.signal).catch((error: unknown) => {
    // Whatever the client still sends is read and forgotten, or its connection would hang.
    ctx.req.resume();
    if (abandoned.signal.aborted) return undefined;
    throw upstreamFailure(error);
  });

  ctx.respond = false;
  ctx.respondWithoutBody = true;
  if (!answer) {
    // Nobody listens any more: nothing failed, and the log's line says so.
    ctx.res.statusCode = CLIENT_CLOSED_REQUEST;
    return;
  }
  ctx.res.writeHead(answer.statusCode, returned(answer.headers));
  // From here on a failure can only break the answer off, which is what the pipeline does.
  await pipeline(answer.body, ctx.res).catch(() => undefined);
}

async function ask(ctx: Context, call: Call, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
  const length = ctx.get('content-length');
  const hasBody = !reads && (ctx.get('transfer-encoding') !== '' || (length !== '' && length !== '0'));
  const headers = sent(ctx.req.headers, call.withCookies);
  if (hasBody && length) headers['content-length'] = length;

  const once = () =>
    call.pool.request({
      method: ctx.method,
      path: ctx.path + ctx.search,
      headers,
      body: hasBody ? Readable.from(countedBody(ctx, call.bodyLimit), { objectMode: false }) : null,
      signal,
    });
  // Whatever may have had an effect is never asked twice by us.
  if (!reads) return once();
  return once().catch(async (error: unknown) => {
    if (!isConnectionLost(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    return once();
  });
}

function sent(given: IncomingHttpHeaders, withCookies: boolean): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !NOT_SENT.has(name)) headers[name] = value;
  }
  if (withCookies && given.cookie) headers['cookie'] = given.cookie;
  const traceparent = currentTraceparent();
  if (traceparent) headers['traceparent'] = traceparent;
  return headers;
}

function returned(given: IncomingHttpHeaders): Record<string, string | string[]> {
  // What a service says nothing about is somebody's own and not to be kept.
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !NOT_RETURNED.has(name)) headers[name] = value;
  }
  return headers;
}
