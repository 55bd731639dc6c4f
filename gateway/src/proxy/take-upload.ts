import type { ServiceName } from '@harbourline/contracts';
import type { Context } from 'koa';
import { countedBody } from '../guards/body-limit';
import { holderOf, type Load } from '../load/open-load';
import { paced } from '../load/paced';
import type { SentBody } from './read-body';

/**
 * Files are too large to be kept here: they go to their service as they come, over one of a few connections.
 * @throws AppError `unavailable` when all of them are taken; the body ends with `body_too_large` or `request_timeout`.
 */
export async function takeUpload(
  ctx: Context,
  { service, who, limit }: { service: ServiceName; who: string; limit: number },
  load: Load,
  gone: AbortSignal,
): Promise<SentBody> {
  const place = await load.uploads[service].take(holderOf(ctx, gone, who), 1);
  if (!place) throw load.shed.refusal('upload');
  async function* chunks(): AsyncGenerator<Buffer> {
    for await (const chunk of paced(countedBody(ctx, limit), load.slowAfterMs)) {
      place?.moved();
      yield chunk;
    }
    place?.settled();
  }
  return { body: chunks(), release: () => place.leave() };
}
