import type { Context } from 'koa';
import { countedBody } from '../guards/body-limit';
import { holderOf, type Load } from '../load/open-load';
import { paced } from '../load/paced';
import type { Place } from '../load/places';

/** So much of every body is kept without asking for room: what people write is hardly ever longer. */
const FREE_BYTES = 16 * 1024;

export interface SentBody {
  /** All of it, or its chunks as they come; undefined where there is none. */
  body: Buffer | AsyncIterable<Buffer> | undefined;
  /** To be called when it is needed no more. */
  release(): void;
}

/**
 * Reads a body whole, before anything else is taken up for it.
 * @throws AppError `body_too_large`, `request_timeout` for who sends too slowly, `unavailable` when there is no room.
 */
export async function readBody(ctx: Context, limit: number, load: Load, gone: AbortSignal): Promise<SentBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  let place: Place | undefined;
  try {
    for await (const chunk of paced(countedBody(ctx, limit), load.slowAfterMs)) {
      place?.moved();
      chunks.push(chunk);
      size += chunk.length;
      if (size <= FREE_BYTES) continue;
      const room = place ? await place.grow(chunk.length) : (place = await load.bodies.take(holderOf(ctx, gone), size));
      if (!room) throw load.shed.refusal('memory');
    }
  } catch (error) {
    place?.leave();
    throw error;
  }
  return { body: Buffer.concat(chunks, size), release: () => place?.leave() };
}
