import type { RouteDefinition } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { JSON_LIMIT_BYTES, RAW_LIMIT_BYTES, FILE_LIMIT_BYTES, MAX_FILES } from '@harbourline/service-kit/http/limits';
import type { Context } from 'koa';

const FORM_FIELDS_BYTES = 1024 * 1024;
const LIMITS = {
  json: JSON_LIMIT_BYTES,
  raw: RAW_LIMIT_BYTES,
  multipart: MAX_FILES * FILE_LIMIT_BYTES + FORM_FIELDS_BYTES,
};

/** @throws AppError `body_too_large` when the request says so itself. */
export function limitBody(ctx: Context, { bodyKind = 'json' }: RouteDefinition): number {
  const limit = LIMITS[bodyKind];
  if (Number(ctx.get('content-length')) > limit) throw new AppError('body_too_large');
  return limit;
}

/** The request's body; ends with AppError `body_too_large` once there is more of it than allowed. */
export async function* countedBody(ctx: Context, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  // The connection is needed for the answer, so the request is not destroyed when this stops early.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new AppError('body_too_large');
    yield chunk;
  }
}
