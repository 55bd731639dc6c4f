import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { imageFormatFor } from '../domain/image-format';
import type { ImageShape } from '../domain/image-key';
import { getPicture } from '../use-cases/get-picture';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Answers with a picture, or that the one which the browser has is still it. */
export async function answerPicture(
  deps: Deps,
  headers: IncomingHttpHeaders,
  key: string,
  width: ImageShape['width'],
): Promise<Reply<undefined>> {
  const picture = await getPicture(deps, key, { width, format: imageFormatFor(headers.accept ?? '', width) });
  const etag = `"${picture.tag}"`;
  const caching = { etag, vary: 'Accept', 'cache-control': FOR_EVER };
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: caching };
  return {
    status: 200,
    headers: { ...caching, 'content-type': picture.contentType, 'x-content-type-options': 'nosniff' },
    stream: await picture.content(),
  };
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
