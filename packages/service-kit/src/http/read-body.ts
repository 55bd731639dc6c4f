import { JSON_LIMIT_BYTES, RAW_LIMIT_BYTES } from './limits';
import type { RouteDefinition } from '@harbourline/contracts';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { AppError } from '../app-error';
import { readMultipart } from './read-multipart';
import type { UploadSpace } from './upload-space';

const json = koaBody({
  multipart: false,
  urlencoded: false,
  text: false,
  jsonLimit: JSON_LIMIT_BYTES,
  includeUnparsed: true,
  patchNode: false,
});

/** Reads the body in the format that the contract declares. */
export async function readBody(
  ctx: Context,
  { bodyKind, form }: RouteDefinition,
  space: UploadSpace,
): Promise<{ body: unknown; raw: Buffer }> {
  try {
    return bodyKind === 'raw' ? { body: undefined, raw: await readRaw(ctx) } : await readParsed(ctx, form, space);
  } catch (error) {
    // The rest of the body is read and discarded; otherwise the sender would never read the answer, and the
    // connection's next request would never be read.
    ctx.req.resume();
    throw bodyError(error);
  }
}

async function readParsed(
  ctx: Context,
  form: RouteDefinition['form'],
  space: UploadSpace,
): Promise<{ body: unknown; raw: Buffer }> {
  const hasBody = ctx.request.length !== 0 && (ctx.get('content-length') !== '' || ctx.get('transfer-encoding') !== '');
  if (!hasBody) return { body: undefined, raw: Buffer.alloc(0) };

  const expected = form ? 'multipart/form-data' : 'json';
  if (!ctx.is(expected)) throw new AppError('unsupported_media_type');
  if (form) await readMultipart(ctx, form, space);
  else await json(ctx, async () => undefined);
  const unparsed = ctx.request.rawBody ?? '';
  return { body: ctx.request.body, raw: Buffer.from(unparsed) };
}

function bodyError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const status: unknown =
    typeof cause === 'object' && cause !== null
      ? (Reflect.get(cause, 'status') ?? Reflect.get(cause, 'httpCode'))
      : undefined;
  if (status === 413) return new AppError('body_too_large', { cause });
  return new AppError('malformed_body', { cause });
}

async function readRaw(ctx: Context): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Stopping early must not affect the connection: the answer is sent over it.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > RAW_LIMIT_BYTES) throw new AppError('body_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
