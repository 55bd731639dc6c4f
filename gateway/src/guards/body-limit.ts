import type { RouteDefinition } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { FORM_FRAME_BYTES, JSON_LIMIT_BYTES, RAW_LIMIT_BYTES } from '@harbourline/service-kit/http/limits';
import type { Context } from 'koa';

/** @throws AppError `body_too_large` when the request says so itself. */
export function limitBody(ctx: Context, definition: RouteDefinition): number {
  const limit = limitOf(definition);
  if (Number(ctx.get('content-length')) > limit) throw new AppError('body_too_large');
  return limit;
}

function limitOf({ bodyKind = 'json', form }: RouteDefinition): number {
  if (form) return form.mostBytes + FORM_FRAME_BYTES;
  return bodyKind === 'raw' ? RAW_LIMIT_BYTES : JSON_LIMIT_BYTES;
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
